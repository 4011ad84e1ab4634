/** Props of MUI's `styled` that no element has. */
const styleProps = new Set(['as', 'ownerState', 'sx', 'theme']);

/**
 * Replaces `@emotion/is-prop-valid`, a list of every attribute of HTML and SVG, by the rule that MUI has for its own components: all
 * other props are forwarded.
 */
const isForwarded = (prop: string): boolean => !styleProps.has(prop);

export default isForwarded;
