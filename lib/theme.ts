/** The browser's theme colours; a test compares them with app/_styles/colours.scss. */
export const themeColours = { light: '#97321f', dark: '#0f111c', paper: '#fbfaf6' } as const;

/** Hub themes (`data-theme` in app/_styles/hub-themes.scss), named after towns. */
export const hubThemes = ['tenkasi', 'madurai', 'coimbatore', 'manamadurai', 'chennai', 'tirunelveli'] as const;

export type HubTheme = (typeof hubThemes)[number];
