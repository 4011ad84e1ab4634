import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface CompiledModule {
  /** Source file, relative to the package. */
  file: string;
  /** JavaScript, whose relative imports name compiled files. */
  code: string;
}

const isRelative = (specifier: string): boolean => specifier.startsWith('.');

const listImports = (source: string): string[] =>
  ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);

/** `src/api.tsx` → `src/api.js` */
export const getCompiledName = (file: string): string => file.replace(/\.tsx?$/, '.js');

const compile = (file: string, source: string): string =>
  ts.transpileModule(source, {
    fileName: file,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  }).outputText;

/** Resolves a relative import to a file of the package. Throws when it lies outside. */
const resolveImport = (
  folder: string,
  from: string,
  specifier: string,
  endings: readonly string[],
): string => {
  const file = path.normalize(path.join(path.dirname(from), specifier));
  if (file.startsWith('..')) throw new Error(`${from} imports ${specifier}, which is outside its package.`);
  const named = endings.map((ending) => file.replace(/\.(js|tsx?)$/, ending));
  const found = [file, ...named].find((candidate) => existsSync(path.join(folder, candidate)));
  if (!found) throw new Error(`${from} imports ${specifier}, which does not exist.`);
  return found;
};

/** Entries and every file that they reach; `read` returns the text whose imports count. */
const collectFiles = (
  folder: string,
  entries: readonly string[],
  endings: readonly string[],
  read: (file: string) => string,
): Map<string, string> => {
  const found = new Map<string, string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    const text = read(file);
    found.set(file, text);
    for (const specifier of listImports(text).filter(isRelative))
      visit(resolveImport(folder, file, specifier, endings));
  };
  entries.map((entry) => path.normalize(entry)).forEach(visit);
  return found;
};

/** Every module that runs when the entry points are imported, compiled. */
export const compileModules = (folder: string, entries: readonly string[]): CompiledModule[] => {
  const read = (file: string): string => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    return /\.tsx?$/.test(file) ? compile(file, source) : source;
  };
  return [...collectFiles(folder, entries, ['.ts', '.tsx'], read)].map(([file, code]) => ({ file, code }));
};

/** Declarations that the entry points need, by their file. `folder` holds what the compiler wrote. */
export const collectTypes = (folder: string, entries: readonly string[]): Map<string, string> =>
  collectFiles(
    folder,
    entries.map((entry) => entry.replace(/\.tsx?$/, '.d.ts')),
    ['.d.ts'],
    (file) => readFileSync(path.join(folder, file), 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, ''),
  );

const getPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that compiled modules import. */
export const listImportedPackages = (codes: readonly string[]): string[] => {
  const names = codes
    .flatMap(listImports)
    .filter((specifier) => !isRelative(specifier) && !/^(node|data):/.test(specifier));
  return [...new Set(names.map(getPackageName))].sort();
};
