/**
 * The kinds of fields that content is made of. A schema (topics/*.ts) is put together from these, and everything else is
 * derived from it: the types, the checks, what is translated, JSON Schemas, the editor in the browser.
 */
export * from './values';
export { fieldInfo, type FieldInfo } from './info';
export * from './words';
