/** The id of the full-screen menu: the header's button opens it. */
export const menuId = 'menu';

/**
 * Closes the menu when the page is left; the one script that pages without an island have. A link cannot close the popover
 * it is in, so Back would bring the page from the back/forward cache with the menu over it.
 */
export const closeMenuScript = `addEventListener("pagehide",()=>document.getElementById("${menuId}").hidePopover?.())`;
