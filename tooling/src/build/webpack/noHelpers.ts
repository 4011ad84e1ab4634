/** Replaces `@module-federation/runtime/helpers`: only snapshots use them, and snapshots are disabled. */
export default { global: {}, share: {}, utils: {} };
