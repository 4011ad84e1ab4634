import type { Edit } from './secondRelease.ts';

/** Source of a page component; `React` is the host's. */
export type PageSource = string;

const containerOf = (name: string, routes: string): string => `var ${name} = (() => {
  let React;
  return {
    init: async (scope) => {
      const shared = Object.values(scope.react)[0];
      React = (await shared.get())();
    },
    get: async () => () => (${routes}),
  };
})();`;

/** A release whose container is written by hand: what `./routes` gives is the given expression. */
export const handmade =
  (module: (paths: readonly string[]) => string): Edit =>
  ({ contract }) => ({
    contract: { ...contract, entry: 'entry.js', assets: {} },
    files: { 'entry.js': containerOf(contract.container, module(contract.routes.map(({ path }) => path))) },
  });

/** A release in which every route has the same page. */
export const handmadePage = (page: PageSource): Edit =>
  handmade(
    (paths) =>
      `{ routes: ${JSON.stringify(paths)}.map((path) => ({ path, lazy: async () => ({ Component: ${page} }) })) }`,
  );
