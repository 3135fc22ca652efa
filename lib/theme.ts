/** Hub themes (`data-theme` in app/_styles/hub-themes.scss), named after towns. */
export const hubThemes = ['tenkasi', 'madurai', 'coimbatore', 'manamadurai', 'chennai', 'tirunelveli'] as const;

export type HubTheme = (typeof hubThemes)[number];
