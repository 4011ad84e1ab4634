import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats, type StatsCompilation } from 'webpack';

/** Runs webpack once. Throws with every error when the build is not clean. */
export const compile = async (configuration: Configuration): Promise<Stats> => {
  const compiler = webpack(configuration);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error('webpack gave no result.');
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, errorDetails: true }));
  return stats;
};

/** What the build wrote: assets, entries and groups of chunks. */
export const outputOf = (stats: Stats): StatsCompilation =>
  stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true, ids: true });
