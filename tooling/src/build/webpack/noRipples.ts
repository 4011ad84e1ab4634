/** Replaces MUI's `TouchRipple`: the theme disables ripples. */
export default (): null => null;
