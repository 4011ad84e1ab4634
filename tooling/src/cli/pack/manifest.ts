import { getCompiledName } from './modules.ts';
import type { PackedPackage } from './packages.ts';

export interface SourceManifest {
  name: string;
  version: string;
  description?: string;
  license?: string;
  engines?: Record<string, string>;
  sideEffects?: boolean | string[];
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, unknown>;
}

const outputFolder = './dist/';

const toCompiled = (file: string): string => `${outputFolder}${getCompiledName(file).replace(/^\.\//, '')}`;

const toTypes = (file: string): string => toCompiled(file).replace(/\.js$/, '.d.ts');

const createExports = (entries: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [
      name,
      /\.tsx?$/.test(file) ? { types: toTypes(file), default: toCompiled(file) } : toCompiled(file),
    ]),
  );

/** React exists once: whoever installs a package brings it. */
const isPeer = (name: string): boolean => name === 'react' || name === 'react-dom';

const pick = (versions: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, versions[name] ?? '']));

/**
 * `package.json` of a packed package: entry points in `dist/`, and the dependencies that its modules import. Throws when
 * one of them is not declared.
 */
export const createPackedManifest = (
  manifest: SourceManifest,
  packed: PackedPackage,
  imported: readonly string[],
  { license, engines }: SourceManifest,
) => {
  const { peerDependencies = {}, peerDependenciesMeta } = manifest;
  // What only this repository's commands need is a development dependency here and one of its users there.
  const dependencies = { ...manifest.devDependencies, ...manifest.dependencies };
  const further = packed.dependencies ?? Object.keys(manifest.dependencies ?? {});
  const needed = [...new Set([...imported, ...further])].filter((name) => name !== manifest.name);
  const undeclared = needed.filter((name) => !(name in dependencies) && !(name in peerDependencies));
  if (undeclared.length > 0)
    throw new Error(`${manifest.name} imports ${undeclared.join(', ')} and does not declare it.`);
  const own = needed.filter((name) => name in dependencies);
  const peers = Object.fromEntries(own.filter(isPeer).map((name) => [name, `^${dependencies[name] ?? ''}`]));
  const optional = pick(
    peerDependencies,
    needed.filter((name) => name in peerDependencies),
  );
  const bin = Object.entries(packed.bin ?? {}).map(([name, file]) => [name, toCompiled(file)]);
  return {
    name: packed.name ?? manifest.name,
    version: manifest.version,
    type: 'module',
    description: packed.description ?? manifest.description,
    license,
    engines,
    ...(manifest.sideEffects !== undefined && { sideEffects: manifest.sideEffects }),
    files: ['dist'],
    ...(packed.isProgram || packed.isBuild
      ? {}
      : { exports: createExports(packed.exports ?? manifest.exports ?? {}) }),
    ...(bin.length > 0 && { bin: Object.fromEntries(bin) as Record<string, string> }),
    dependencies: pick(dependencies, own.filter((name) => !isPeer(name)).sort()),
    peerDependencies: { ...peers, ...optional },
    ...(Object.keys(optional).length > 0 && { peerDependenciesMeta }),
  };
};
