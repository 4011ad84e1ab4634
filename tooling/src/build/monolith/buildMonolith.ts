import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@rankwright/contracts/remote';
import type { StatsCompilation } from 'webpack';
import { compile, getBuildOutput } from '../compile.ts';
import { repositoryRoot, getOriginDirectory } from '../../origin/paths.ts';
import { createMonolithConfiguration } from '../webpack/monolithConfiguration.ts';
import { createBootstrapConfiguration } from '../webpack/shellConfiguration.ts';
import { createPageEntries } from './pageEntries.ts';
import { renderMonolithPage } from './renderMonolithPage.ts';

/** Files of each page: its chunk and those that it imports, for preloads. */
const listPageFiles = ({ namedChunkGroups = {} }: StatsCompilation): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(namedChunkGroups)
      .filter(([name]) => name.startsWith('page-'))
      .map(([name, { assets = [] }]) => [
        name,
        assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
      ]),
  );

/**
 * Builds the app as a monolith into `output`, with the remotes that the origin's registry lists; with routes, a bundle for
 * each of these pages instead.
 */
const buildMonolith = async (output: string, routes: readonly string[]): Promise<void> => {
  process.env.NODE_ENV = 'production';
  const registry = JSON.parse(
    readFileSync(path.join(getOriginDirectory(), 'registry.json'), 'utf8'),
  ) as Registry;
  const shell = path.join(repositoryRoot, 'shell');
  const monolith = createMonolithConfiguration(repositoryRoot, registry, output);
  const app = getBuildOutput(
    await compile(
      routes.length > 0
        ? { ...monolith, entry: createPageEntries(repositoryRoot, registry, routes) }
        : monolith,
    ),
  );
  writeFileSync(path.join(output, 'pages.json'), JSON.stringify(listPageFiles(app)));
  const bootstrap = createBootstrapConfiguration(shell);
  const bootstrapOutput = getBuildOutput(
    await compile({ ...bootstrap, output: { ...bootstrap.output, path: output } }),
  );
  const template = readFileSync(path.join(shell, 'src/index.html'), 'utf8');
  writeFileSync(path.join(output, 'index.html'), renderMonolithPage(template, output, app, bootstrapOutput));
};

const [output = 'monolith', ...routes] = process.argv.slice(2);
await buildMonolith(path.resolve(output), routes);
