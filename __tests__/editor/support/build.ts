/** The output folder of the editor under test. */
export const folder = 'out-editor-test';

/** The repository it saves to, on a reserved domain. */
export const repository = 'https://github.com/example/site';
