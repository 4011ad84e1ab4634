/** Replaces a component of MUI that no screen shows. */
export default (): null => null;
