/** Id of the element that holds the drawings of icons: those a page uses at first, all of them later. */
export const spriteId = "icon-sprite";
