import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/** Runs webpack once. Throws with every error when the build is not clean. */
export const compile = (configuration: Configuration): Promise<StatsCompilation> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) return reject(new Error('webpack refused the configuration.'));
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(failure);
        if (!stats || stats.hasErrors())
          return reject(
            new Error(stats?.toString({ all: false, errors: true }) ?? 'webpack gave no result.'),
          );
        resolve(stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true, ids: true }));
      });
    });
  });
