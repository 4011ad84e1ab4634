import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { slotBudgets, type SlotName } from '@rankwright/contracts/remote';
import { repositoryRoot } from '../../origin/paths.ts';

interface Field {
  name: string;
  type: string;
  text: string;
}

const getDocComment = (node: ts.Node, source: ts.SourceFile): string =>
  (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [])
    .map(({ pos, end }) => source.text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'))
    .map((comment) => comment.replace(/^\/\*\*|\s*\*\/$|^\s*\*/gm, '').replace(/\s+/g, ' '))
    .join(' ')
    .trim();

/** The object literal in `z.object({…})` or `other.extend({…})`. */
const getObjectShape = (expression: ts.Expression | undefined): ts.ObjectLiteralExpression | null => {
  if (!expression || !ts.isCallExpression(expression)) return null;
  const [shape] = expression.arguments;
  return shape && ts.isObjectLiteralExpression(shape) ? shape : null;
};

const listFields = (shape: ts.ObjectLiteralExpression, source: ts.SourceFile): Field[] =>
  shape.properties
    .filter((property) => ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property))
    .map((property) => ({
      name: property.name.getText(source),
      type: (ts.isPropertyAssignment(property) ? property.initializer : property.name)
        .getText(source)
        .replace(/\s+/g, ' '),
      text: getDocComment(property, source),
    }));

const renderTable = (fields: readonly Field[]): string => {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const rows = fields.map(({ name, type, text }) => `| \`${name}\` | \`${cell(type)}\` | ${cell(text)} |`);
  return ['| field | schema | meaning |', '|---|---|---|', ...rows].join('\n');
};

const renderSection = (title: string, text: string, fields: readonly Field[]): string =>
  [`## ${title}`, ...(text ? [text] : []), renderTable(fields)].join('\n\n');

/** Sections of the object schemas in a file of contracts. */
const renderSchemas = (name: string): string[] => {
  const file = path.join(repositoryRoot, 'contracts/src/remote', name);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap((declaration) => {
      const shape = getObjectShape(declaration.initializer);
      const title = declaration.name.getText(source);
      return shape ? [renderSection(title, getDocComment(statement, source), listFields(shape, source))] : [];
    }),
  );
};

/** What each slot gives, from `SlotInputs`. */
const renderSlots = (): string => {
  const file = path.join(repositoryRoot, 'contracts/src/remote/slots.schemas.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const rows = source.statements
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ members }) => [...members])
    .filter(ts.isPropertySignature)
    .map((member) => {
      const name = member.name.getText(source) as SlotName;
      const props = member.type?.getText(source) ?? '';
      return `| \`${name}\` | \`${props}\` | ${slotBudgets[name]} | ${getDocComment(member, source)} |`;
    });
  return ['| slot | props of the component | bytes (brotli) | place |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
};

/** Renders docs/teams/contract.md from the schemas and their comments in contracts/src/remote. */
export const renderContractReference = (): string => {
  const intro =
    'Generated from `contracts/src/remote` by `npm run docs -w @rankwright/tooling`; a test keeps the two in sync. ' +
    'A team writes `remoteConfig`; the build adds the rest.';
  const slots =
    'Places in screens and in the host to which any remote contributes: ' +
    '[how](first-remote.md#a-contribution-to-another-screen).';
  return [
    '# The remote contract',
    intro,
    ...['contract.schemas.ts', 'registry.schemas.ts', 'remote.schemas.ts'].flatMap(renderSchemas),
    '## Slots',
    slots,
    renderSlots(),
    ...renderSchemas('slots.schemas.ts'),
  ]
    .join('\n\n')
    .concat('\n');
};

export const contractReferenceFile = path.join(repositoryRoot, 'docs/teams/contract.md');
