import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats, type StatsCompilation } from 'webpack';

/** Runs webpack once. Throws with all errors when the build fails. */
export const compile = async (configuration: Configuration): Promise<Stats> => {
  const compiler = webpack(configuration);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error('webpack returned no stats.');
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, errorDetails: true }));
  return stats;
};

/** Assets, entry points and chunk groups of a finished build. */
export const getBuildOutput = (stats: Stats): StatsCompilation =>
  stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true, ids: true });
