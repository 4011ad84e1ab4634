import { build } from 'esbuild';

/** Our own packages are sources and are bundled; everything from npm stays where it is. */
const npmStaysOutside = {
  name: 'npm-stays-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@rankwright/') ? undefined : { path, external: true },
    );
  },
};

/** Bundles our own code for Node. Returns esbuild's list of inputs and outputs. */
export const bundle = async ({ plugins = [], ...options }) => {
  const { metafile } = await build({
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
    plugins: [...plugins, npmStaysOutside],
    ...options,
  });
  return metafile;
};
