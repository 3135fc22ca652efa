/**
 * Folders of the export with hashed file names, which can be cached forever.
 *
 * @type {readonly string[]}
 */
export const hashedFolders = ['/_next/static', '/pictures'];
