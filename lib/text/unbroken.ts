/** A text whose spaces do not break: a telephone number stays on one line wherever the line holds it. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
