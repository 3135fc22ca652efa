/**
 * Folders of the export whose files bear a hash in their names: a copy is good for ever.
 *
 * @type {readonly string[]}
 */
export const hashedFolders = ['/_next/static', '/pictures'];
