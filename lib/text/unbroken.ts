/** Replaces spaces by no-break spaces, so that a phone number stays on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
