import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { createDataModule } from './dataModule.ts';
import { getNeighbour } from './neighbour.ts';

/** Modules of this folder run in the browser. */
export const liveFolder = path.dirname(getNeighbour('live/refreshRuntime'));

/** `importSource` of the compiled JSX. */
export const liveJsx = '@rankwright/live';

const refreshPackage = createRequire(import.meta.url).resolve('react-refresh');

/** All modules outside of `live/` get its refresh runtime, by the name or, from the plugin's loader, by the path of the real one. */
const refreshRule: RuleSetRule = {
  exclude: liveFolder,
  resolve: {
    alias: {
      'react-refresh/runtime$': getNeighbour('live/refreshRuntime'),
      [`${refreshPackage}$`]: getNeighbour('live/refreshRuntime'),
    },
  },
};

const quote = (file: string): string => JSON.stringify(file);

/** Exposes a module of the remote with stable components: `stabilizeRoutes` for its export `routes`. */
export const exposeStable = (directory: string, source: string, name: 'routes' | 'slots'): string => {
  const file = quote(path.resolve(directory, source));
  const stabilize = name === 'routes' ? 'stabilizeRoutes' : 'stabilizeSlots';
  return createDataModule(
    `import { ${name} as own } from ${file};
import { ${stabilize} } from ${quote(getNeighbour('live/stableModules'))};
export * from ${file};
export const ${name} = ${stabilize}(own);`,
  );
};

/**
 * Lets a remote in development replace its modules inside a released host. Its production React has no refresh, so the
 * remote renders stable components (`live/stableComponents.ts`).
 */
export const withLiveReplacement = (configuration: Configuration): Configuration => ({
  ...configuration,
  resolve: {
    ...configuration.resolve,
    alias: {
      ...(configuration.resolve?.alias as Record<string, string>),
      [`${liveJsx}/jsx-runtime$`]: getNeighbour('live/jsx-runtime'),
    },
  },
  module: { ...configuration.module, rules: [...(configuration.module?.rules ?? []), refreshRule] },
});
