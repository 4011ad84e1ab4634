import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { checkout } from '../release/origin.ts';

interface Field {
  name: string;
  type: string;
  text: string;
}

const commentOf = (node: ts.Node, source: ts.SourceFile): string =>
  (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [])
    .map(({ pos, end }) => source.text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'))
    .map((comment) => comment.replace(/^\/\*\*|\*\/$|^\s*\*/gm, '').replace(/\s+/g, ' '))
    .join(' ')
    .trim();

/** The object literal in `z.object({…})` or `other.extend({…})`. */
const shapeOf = (expression: ts.Expression | undefined): ts.ObjectLiteralExpression | null => {
  if (!expression || !ts.isCallExpression(expression)) return null;
  const [shape] = expression.arguments;
  return shape && ts.isObjectLiteralExpression(shape) ? shape : null;
};

const fieldsOf = (shape: ts.ObjectLiteralExpression, source: ts.SourceFile): Field[] =>
  shape.properties
    .filter((property) => ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property))
    .map((property) => ({
      name: property.name.getText(source),
      type: (ts.isPropertyAssignment(property) ? property.initializer : property.name)
        .getText(source)
        .replace(/\s+/g, ' '),
      text: commentOf(property, source),
    }));

const table = (fields: readonly Field[]): string => {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const rows = fields.map(({ name, type, text }) => `| \`${name}\` | \`${cell(type)}\` | ${cell(text)} |`);
  return ['| field | schema | meaning |', '|---|---|---|', ...rows].join('\n');
};

const section = (title: string, text: string, fields: readonly Field[]): string =>
  [`## ${title}`, ...(text ? [text] : []), table(fields)].join('\n\n');

/** The schema's own words as a page: contracts/src/remote.ts → docs/teams/contract.md. */
export const contractReference = (): string => {
  const file = path.join(checkout, 'contracts/src/remote.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const sections = source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap((declaration) => {
      const shape = shapeOf(declaration.initializer);
      return shape
        ? [section(declaration.name.getText(source), commentOf(statement, source), fieldsOf(shape, source))]
        : [];
    }),
  );
  const intro =
    'Written from `contracts/src/remote.ts` by `npm run docs -w @rankwright/tooling`; a test compares the two. ' +
    'A team writes `remoteConfig`; the build adds the rest.';
  return `# The remote contract\n\n${intro}\n\n${sections.join('\n\n')}\n`;
};

export const contractReferenceFile = path.join(checkout, 'docs/teams/contract.md');
