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

const operationsOf = (document: Document): Map<string, Operation> =>
  new Map(
    Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods ?? {}).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation as Operation,
      ]),
    ),
  );

const schemaIn = (content: Record<string, { schema: Node }> | undefined): Node =>
  Object.values(content ?? {})[0]?.schema ?? {};

const typeChanged = (before: Node, after: Node): boolean =>
  before.type !== undefined &&
  after.type !== undefined &&
  JSON.stringify(before.type) !== JSON.stringify(after.type);

/** What a caller sends: a new required field, a lost choice or another type breaks it. */
const requestBreaks = (before: Node, after: Node, at: string): string[] => [
  ...(typeChanged(before, after) ? [`${at || 'body'} has another type`] : []),
  ...(before.enum ?? [])
    .filter((value) => after.enum && !after.enum.includes(value))
    .map((value) => `${at} no longer takes ${String(value)}`),
  ...(after.required ?? [])
    .filter((name) => !before.required?.includes(name))
    .map((name) => `${at}${name} is now required`),
  ...Object.entries(before.properties ?? {}).flatMap(([name, node]) =>
    requestBreaks(node, after.properties?.[name] ?? {}, `${at}${name}.`),
  ),
];

/** What a caller reads: a field that is gone, optional or of another type breaks it. */
const replyBreaks = (before: Node, after: Node, at: string): string[] => [
  ...(typeChanged(before, after) ? [`reply ${at} has another type`] : []),
  ...(before.required ?? [])
    .filter((name) => !after.required?.includes(name))
    .map((name) => `reply ${at}${name} is gone`),
  ...(before.items ? replyBreaks(before.items, after.items ?? {}, `${at}[].`) : []),
  ...Object.entries(before.properties ?? {}).flatMap(([name, node]) => {
    const now = after.properties?.[name];
    return now ? replyBreaks(node, now, `${at}${name}.`) : [];
  }),
];

const operationBreaks = (before: Operation, after: Operation): string[] => [
  ...requestBreaks(schemaIn(before.requestBody?.content), schemaIn(after.requestBody?.content), ''),
  ...replyBreaks(schemaIn(before.responses['200']?.content), schemaIn(after.responses['200']?.content), ''),
  ...(after.parameters ?? [])
    .filter(
      ({ name, required }) =>
        required && !before.parameters?.some((old) => old.name === name && old.required),
    )
    .map(({ name }) => `parameter ${name} is now required`),
];

/** Every way in which `after` breaks callers of `before`, each naming the call. */
export const breakingChanges = (before: Document, after: Document): string[] => {
  const now = operationsOf(after);
  return [...operationsOf(before)].flatMap(([call, operation]) => {
    const current = now.get(call);
    if (!current) return [`${call}: the call is gone`];
    return operationBreaks(operation, current).map((change) => `${call}: ${change}`);
  });
};
