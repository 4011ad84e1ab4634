import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@rankwright/contracts/remote';
import type { EntryObject } from 'webpack';
import { createDataModule } from '../webpack/dataModule.ts';

/** Module of the page that `routes.tsx` imports for the `path` of a route. */
const findPageModule = (source: string, route: string): string | undefined =>
  source
    .split(/\bpath:/)
    .find((part) => part.trimStart().startsWith(`'${route}'`))
    ?.match(/import\([^']*'([^']+)'/)?.[1];

const createSource = (root: string, registry: Registry, route: string): string => {
  for (const { name } of registry.remotes) {
    const folder = path.join(root, `remote-${name}`, 'src');
    const page = findPageModule(readFileSync(path.join(folder, 'routes.tsx'), 'utf8'), route);
    if (page === undefined) continue;
    return [
      `import { start } from ${JSON.stringify(path.join(root, 'shell/src/monolith/start.tsx'))};`,
      `import * as page from ${JSON.stringify(path.join(folder, page))};`,
      `const routes = [{ path: ${JSON.stringify(route)}, lazy: () => Promise.resolve(page) }];`,
      `void start(${JSON.stringify(registry)}, { ${JSON.stringify(name)}: routes });`,
    ].join('\n');
  }
  throw new Error(`No remote has the page ${route}.`);
};

/** An entry for each page that contains the host and this page alone: the least that the page can be. */
export const createPageEntries = (root: string, registry: Registry, routes: readonly string[]): EntryObject =>
  Object.fromEntries(
    routes.map((route) => [
      `floor${route.replaceAll('/', '-')}`,
      createDataModule(createSource(root, registry, route)),
    ]),
  );
