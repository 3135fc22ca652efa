/** What a browser paints round the page; the same values as in app/_styles/tokens.scss (a test compares them). */
export const themeColours = { light: '#97321f', dark: '#14162b', paper: '#fbfaf6' } as const;
