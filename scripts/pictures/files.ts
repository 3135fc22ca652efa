export * from '../lib/files';
