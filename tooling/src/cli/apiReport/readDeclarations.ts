import ts from 'typescript';

/** What a report declares, by name; a function with overloads has several. */
export interface ReportedApi {
  declarations: Map<string, ts.Node[]>;
  /** Public name, e.g. `session.useSession` → name of its declaration. */
  exports: Map<string, string>;
}

const readCode = (report: string): string => /```ts\n([\s\S]*?)```/.exec(report)?.[1] ?? '';

const listDeclared = (statement: ts.Statement): [string, ts.Node][] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((declared) => [declared.name.getText(), declared]);
  const { name } = statement as ts.Statement & { name?: ts.Node };
  return name ? [[name.getText(), statement]] : [];
};

const listExports = (namespace: ts.ModuleDeclaration): [string, string][] =>
  namespace.body && ts.isModuleBlock(namespace.body)
    ? namespace.body.statements
        .filter(ts.isExportDeclaration)
        .flatMap(({ exportClause }) =>
          exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : [],
        )
        .map(({ name, propertyName }) => [
          `${namespace.name.text}.${name.getText()}`,
          (propertyName ?? name).getText(),
        ])
    : [];

/** Reads a report of `extractApi`: one namespace per entry point, and the declarations that they name. */
export const readDeclarations = (report: string): ReportedApi => {
  const file = ts.createSourceFile('report.d.ts', readCode(report), ts.ScriptTarget.Latest, true);
  const declarations = new Map<string, ts.Node[]>();
  for (const [name, node] of file.statements
    .filter((each) => !ts.isModuleDeclaration(each))
    .flatMap(listDeclared))
    declarations.set(name, [...(declarations.get(name) ?? []), node]);
  const exports = new Map(file.statements.filter(ts.isModuleDeclaration).flatMap(listExports));
  return { declarations, exports };
};
