import ts from 'typescript';
import { isExtension, type Position } from './isExtension.ts';
import { readDeclarations, type ReportedApi } from './readDeclarations.ts';

export interface ApiChanges {
  /** Sentences, e.g. `session.useSession was removed`. What compiled against the report before may not compile any more. */
  breaking: string[];
  /** Public names. */
  added: string[];
}

/** Values and functions come from the package; an interface or a type may be filled in by either side. */
const getPosition = (node: ts.Node): Position =>
  ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) ? 'given' : 'either';

const isCompatible = (before: readonly ts.Node[] = [], after: readonly ts.Node[] = []): boolean =>
  before.every((node) => after.some((other) => isExtension(node, other, getPosition(node))));

/** Types that no entry point names, but what they name does: a change in them changes what is named. */
const listChangedInside = (before: ReportedApi, after: ReportedApi): string[] => {
  const exported = new Set(before.exports.values());
  return [...before.declarations]
    .filter(([name]) => !exported.has(name) && after.declarations.has(name))
    .filter(([name, nodes]) => !isCompatible(nodes, after.declarations.get(name)))
    .map(([name]) => name);
};

/** How an API changed between two reports of `extractApi`. */
export const compareReports = (reportBefore: string, reportAfter: string): ApiChanges => {
  const before = readDeclarations(reportBefore);
  const after = readDeclarations(reportAfter);
  const kept = [...before.exports].filter(([name]) => after.exports.has(name));
  const removed = [...before.exports.keys()].filter((name) => !after.exports.has(name));
  const changed = kept
    .filter(
      ([name, declared]) =>
        !isCompatible(
          before.declarations.get(declared),
          after.declarations.get(after.exports.get(name) ?? ''),
        ),
    )
    .map(([name]) => name);
  return {
    breaking: [
      ...removed.map((name) => `${name} was removed`),
      ...[...changed, ...listChangedInside(before, after)].map((name) => `${name} changed`),
    ],
    added: [...after.exports.keys()].filter((name) => !before.exports.has(name)),
  };
};
