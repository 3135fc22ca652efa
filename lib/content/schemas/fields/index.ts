/**
 * Field types for content. Schemas are composed of these; TypeScript types, validation, translation and the editor's
 * forms are derived from them.
 */
export * from './values';
export { fieldInfo, type FieldInfo } from './info';
export * from './words';
