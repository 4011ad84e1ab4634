import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@rankwright/contracts/remote';
import { compile, outputOf } from '../build/compile.ts';
import { checkout, originDirectory } from '../release/origin.ts';
import { monolithConfiguration } from '../webpack/monolithConfiguration.ts';
import { earlyConfiguration } from '../webpack/shellConfiguration.ts';
import { monolithPage } from './monolithPage.ts';

/** Builds the app in one piece into `output`, from the remotes that the origin's registry lists. */
export const buildMonolith = async (output: string): Promise<void> => {
  process.env.NODE_ENV = 'production';
  const registry = JSON.parse(
    readFileSync(path.join(originDirectory(), 'registry.json'), 'utf8'),
  ) as Registry;
  const shell = path.join(checkout, 'shell');
  const app = outputOf(await compile(monolithConfiguration(checkout, registry, output)));
  const early = earlyConfiguration(shell);
  const small = outputOf(await compile({ ...early, output: { ...early.output, path: output } }));
  const template = readFileSync(path.join(shell, 'src/index.html'), 'utf8');
  writeFileSync(path.join(output, 'index.html'), monolithPage(template, output, app, small));
};

await buildMonolith(path.resolve(process.argv[2] ?? 'monolith'));
