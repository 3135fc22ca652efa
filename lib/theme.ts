/** What a browser paints round the page; the same values as in app/_styles/colours.scss (a test compares them). */
export const themeColours = { light: '#97321f', dark: '#0f111c', paper: '#fbfaf6' } as const;

/** The colours a hub may choose (`data-theme` in the same sheet), named after the towns they were mixed for. */
export const hubThemes = ['tenkasi', 'madurai', 'coimbatore', 'manamadurai', 'chennai', 'tirunelveli'] as const;

export type HubTheme = (typeof hubThemes)[number];
