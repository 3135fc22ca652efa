/** The id of the full-screen menu, used by the header's button. */
export const menuId = 'menu';

/**
 * Closes the menu on `pagehide`; the only script on pages without islands. Otherwise Back would restore the page from
 * the back/forward cache with the menu open, since a link cannot close its own popover.
 */
export const closeMenuScript = `addEventListener("pagehide",()=>document.getElementById("${menuId}").hidePopover?.())`;
