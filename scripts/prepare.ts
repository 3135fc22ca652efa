export * from './build/prepare';
