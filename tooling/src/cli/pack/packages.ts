/** A package that is packed for repositories outside this one. */
export interface PackedPackage {
  /** Folder of its sources. */
  folder: string;
  /** Name on the registry, when it is not the folder's. */
  name?: string;
  description?: string;
  /** Entry points, relative to the folder, when they are not those of its package.json. */
  exports?: Record<string, string>;
  bin?: Record<string, string>;
  /** Modules that are loaded by path. */
  loaded?: readonly string[];
  /** Files that modules read from beside them. */
  files?: readonly string[];
  /**
   * Dependencies that webpack or jest resolve by name, besides those that modules import. Without a list the package has
   * all that it declares.
   */
  dependencies?: readonly string[];
  /** Without types: nobody imports it. */
  isProgram?: boolean;
  /** A build, packed as it lies in `dist/`. */
  isBuild?: boolean;
}

/** In the order in which they depend on each other. */
export const packedPackages: readonly PackedPackage[] = [
  {
    folder: 'platforms',
    // What the browser may load: descriptors and texts. The adapters stay with the server.
    exports: {
      './descriptors': './src/descriptors.ts',
      './port/descriptor': './src/port/descriptor.ts',
      './wordpress/errorTexts': './src/wordpress/errorTexts.ts',
    },
  },
  { folder: 'contracts' },
  { folder: 'shared-ui' },
  { folder: 'sdk' },
  {
    folder: 'tooling',
    bin: { 'rankwright-remote': './src/cli/team/main.ts' },
    loaded: [
      'src/build/webpack/live/jsx-runtime.ts',
      'src/build/webpack/live/refreshRuntime.ts',
      'src/build/webpack/live/stableModules.ts',
      'jest/asset.cjs',
      'jest/axe.cjs',
      'jest/browser-setup.ts',
      'jest/environment.cjs',
    ],
    files: ['src/pages/social.png'],
    dependencies: ['@swc/core', '@swc/jest', 'jest', 'jest-axe', 'jest-fixed-jsdom', 'swc-loader', 'tsx'],
  },
  {
    folder: 'tooling',
    name: 'create-rankwright-remote',
    description: 'Creates a remote of Rankwright in its own repository.',
    exports: {},
    bin: { 'create-rankwright-remote': './src/cli/create/standalone/main.ts' },
    dependencies: [],
    isProgram: true,
  },
  {
    folder: 'shell',
    name: '@rankwright/host',
    description: 'The built host of Rankwright, for the journeys of a remote in its own repository.',
    exports: {},
    dependencies: [],
    isBuild: true,
  },
];
