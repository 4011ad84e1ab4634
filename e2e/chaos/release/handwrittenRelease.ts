import type { Edit } from './addRelease.ts';

/** Source of a page component, with the host's `React` in scope. */
export type PageSource = string;

const renderContainer = (name: string, routes: string): string => `var ${name} = (() => {
  let React;
  return {
    init: async (scope) => {
      const shared = Object.values(scope.react)[0];
      React = (await shared.get())();
    },
    get: async () => () => (${routes}),
  };
})();`;

/** A release with a handwritten container whose `./routes` module is the given expression. */
export const createHandwrittenRelease =
  (module: (paths: readonly string[]) => string): Edit =>
  ({ contract }) => ({
    contract: { ...contract, entry: 'entry.js', assets: {} },
    files: {
      'entry.js': renderContainer(contract.container, module(contract.routes.map(({ path }) => path))),
    },
  });

/** A release in which every route has the same page. */
export const createHandwrittenPage = (page: PageSource): Edit =>
  createHandwrittenRelease(
    (paths) =>
      `{ routes: ${JSON.stringify(paths)}.map((path) => ({ path, lazy: async () => ({ Component: ${page} }) })) }`,
  );
