/** Behind the words of a link that opens in a new tab. A module of its own: it is all that a form needs of the interface. */
export const opensInNewTab = '(opens in a new tab)';
