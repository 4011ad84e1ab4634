/** Stands for `@module-federation/runtime/helpers`: only its snapshots use them, and those are built out. */
export default { global: {}, share: {}, utils: {} };
