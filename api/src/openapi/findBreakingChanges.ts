import type { OpenAPIV3_1 } from 'openapi-types';

type Document = Pick<OpenAPIV3_1.Document, 'paths'>;
interface Node {
  type?: unknown;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  anyOf?: Node[];
}
interface Operation {
  operationId?: string;
  requestBody?: { content: Record<string, { schema: Node }> };
  responses: Record<string, { content?: Record<string, { schema: Node }> }>;
  parameters?: { name: string; required?: boolean }[];
}

const listOperations = (document: Document): Map<string, Operation> =>
  new Map(
    Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods ?? {}).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation as Operation,
      ]),
    ),
  );

const getSchema = (content: Record<string, { schema: Node }> | undefined): Node =>
  Object.values(content ?? {})[0]?.schema ?? {};

const hasTypeChanged = (before: Node, after: Node): boolean =>
  before.type !== undefined &&
  after.type !== undefined &&
  JSON.stringify(before.type) !== JSON.stringify(after.type);

/** Breaking changes of a request: a new required field, a removed enum value or another type. */
const findRequestBreaks = (before: Node, after: Node, at: string): string[] => [
  ...(hasTypeChanged(before, after) ? [`${at || 'body'} has a different type`] : []),
  ...(before.enum ?? [])
    .filter((value) => after.enum && !after.enum.includes(value))
    .map((value) => `${at} no longer accepts ${String(value)}`),
  ...(after.required ?? [])
    .filter((name) => !before.required?.includes(name))
    .map((name) => `${at}${name} is now required`),
  ...Object.entries(before.properties ?? {}).flatMap(([name, node]) =>
    findRequestBreaks(node, after.properties?.[name] ?? {}, `${at}${name}.`),
  ),
];

/** Breaking changes of a response: a removed field, a field that became optional, or another type. */
const findResponseBreaks = (before: Node, after: Node, at: string): string[] => [
  ...(hasTypeChanged(before, after) ? [`response ${at} has a different type`] : []),
  ...(before.required ?? [])
    .filter((name) => !after.required?.includes(name))
    .map((name) => `response ${at}${name} was removed or is now optional`),
  ...(before.items ? findResponseBreaks(before.items, after.items ?? {}, `${at}[].`) : []),
  ...Object.entries(before.properties ?? {}).flatMap(([name, node]) => {
    const now = after.properties?.[name];
    return now ? findResponseBreaks(node, now, `${at}${name}.`) : [];
  }),
];

const findOperationBreaks = (before: Operation, after: Operation): string[] => [
  ...findRequestBreaks(getSchema(before.requestBody?.content), getSchema(after.requestBody?.content), ''),
  ...findResponseBreaks(
    getSchema(before.responses['200']?.content),
    getSchema(after.responses['200']?.content),
    '',
  ),
  ...(after.parameters ?? [])
    .filter(
      ({ name, required }) =>
        required && !before.parameters?.some((old) => old.name === name && old.required),
    )
    .map(({ name }) => `parameter ${name} is now required`),
];

/** Lists the changes in `after` that break clients of `before`, each with its endpoint. */
export const findBreakingChanges = (before: Document, after: Document): string[] => {
  const now = listOperations(after);
  return [...listOperations(before)].flatMap(([endpoint, operation]) => {
    const current = now.get(endpoint);
    if (!current) return [`${endpoint}: the endpoint was removed`];
    return findOperationBreaks(operation, current).map((change) => `${endpoint}: ${change}`);
  });
};
