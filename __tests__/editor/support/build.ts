/** Where the editor that the tests drive is built. */
export const folder = 'out-editor-test';

/** The host that it saves to: a name that nobody has. */
export const repository = 'https://github.com/example/site';
