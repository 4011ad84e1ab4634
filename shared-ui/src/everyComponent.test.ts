import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '..');
const { exports: entries } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

/** Exported components without a page of their own, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  RankwrightTheme: 'wraps every story; Foundations shows what it sets',
  FieldErrorTemplate: 'hidden; a page script copies it, and it looks like the error of Field',
  NoScriptNotice: 'is drawn only where scripts are off',
};

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

/** Components have names in Pascal case; types are left out. */
const listComponents = (file: string): string[] =>
  parse(file)
    .statements.filter(ts.isExportDeclaration)
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .flatMap(({ exportClause }) =>
      exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : [],
    )
    .filter(({ isTypeOnly, name }) => !isTypeOnly && /^[A-Z]/.test(name.text))
    .map(({ name }) => name.text);

const getProperty = (node: ts.Expression | undefined, name: string): ts.Expression | undefined =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
        ?.initializer
    : undefined;

/** The call of `describeComponent` in a file, if there is one. */
const findGuide = (node: ts.Node): ts.CallExpression | undefined =>
  ts.isCallExpression(node) && node.expression.getText() === 'describeComponent'
    ? node
    : ts.forEachChild(node, findGuide);

const readStories = (file: string) => {
  const source = parse(file);
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const meta = declared.find(({ name }) => name.getText() === 'meta')?.initializer;
  const guide = findGuide(source)?.arguments[0];
  const parts = getProperty(guide, 'parts');
  const args = getProperty(meta, 'args');
  return {
    file,
    title: getProperty(meta, 'title')?.getText().slice(1, -1) ?? '',
    guide,
    parts:
      parts && ts.isArrayLiteralExpression(parts)
        ? parts.elements.map((part) => part.getText().slice(1, -1))
        : [],
    controls: args && ts.isObjectLiteralExpression(args) ? args.properties.length : 0,
    stories: source.statements.filter(
      (statement) =>
        ts.isVariableStatement(statement) &&
        statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    ).length,
  };
};

const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readStories(path.join('src', file)));
const pages = files.filter(({ title }) => title.startsWith('Components/'));
const documented = new Set(pages.flatMap(({ title, parts }) => [title.replace('Components/', ''), ...parts]));
const components = Object.values(entries).flatMap(listComponents);

describe('every component', () => {
  it('of a public entry point has a page and a story, under its own name', () => {
    expect(components.length).toBeGreaterThan(90);
    expect(components.filter((name) => !documented.has(name) && !(name in exceptions))).toEqual([]);
  });

  it('of a page exists, and no exception is out of date', () => {
    const names = [...documented, ...Object.keys(exceptions)];
    expect(names.filter((name) => !components.includes(name))).toEqual([]);
  });

  it.each(pages.map((page) => [page.title, page] as const))(
    '%s has a story, controls and a guide',
    (_, page) => {
      expect(page.stories).toBeGreaterThan(0);
      expect(page.controls).toBeGreaterThan(0);
      for (const part of ['purpose', 'keywords', 'do', 'dont', 'states', 'keyboard'])
        expect([part, getProperty(page.guide, part)?.getText() ?? '']).not.toEqual([part, '']);
    },
  );

  it('and every other story stands in one of the four groups', () => {
    for (const { file, title } of files)
      expect([file, title.split('/')[0]]).toEqual([
        file,
        expect.stringMatching(/^(Foundations|Components|Patterns|Screens)$/) as string,
      ]);
  });
});
