import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Imports a named export from a TypeScript file of the package being built. Throws when it is missing. */
export const loadExport = async <Value>(directory: string, file: string, name: string): Promise<Value> => {
  const module = (await import(pathToFileURL(path.join(directory, file)).href)) as Record<string, Value>;
  const value = module[name];
  if (value === undefined) throw new Error(`${file} must export ${name}.`);
  return value;
};
