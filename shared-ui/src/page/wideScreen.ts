/** Attributes of an element of a screen that needs the whole width of the window, such as a calendar. */
export const wideScreen = { 'data-wide-screen': '' } as const;

/** Selects, within a layout's styles, pages with such an element. */
export const wideScreenSelector = '&:has([data-wide-screen])';
