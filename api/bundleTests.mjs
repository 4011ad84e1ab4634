import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

/** Lets a bundled module find the files beside its source. */
const keepLocation = {
  name: 'keep-location',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))),
      loader: 'ts',
    }));
  },
};

/** Bundles test files of a package, given relative to its sources. Returns esbuild's list of inputs and outputs. */
export const bundleTests = (packageFolder, files, outdir) => {
  const sources = path.join(packageFolder, 'src');
  return bundle({
    absWorkingDir: packageFolder,
    entryPoints: files.map((file) => path.join(sources, file)),
    outbase: sources,
    outdir,
    plugins: [keepLocation],
  });
};

/** `node bundleTests.mjs <package folder> <folder of the bundles> <test file>…` */
if (process.argv[1] === import.meta.filename) {
  const [packageFolder, outdir, ...files] = process.argv.slice(2);
  await bundleTests(path.resolve(packageFolder), files, path.resolve(outdir));
}
