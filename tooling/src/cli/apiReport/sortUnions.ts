/** Two or more literals and names in a row; a member with type arguments ends the row. */
const unionPattern = /(?:"[^"]*"|[\w.]+)(?: \| (?:"[^"]*"|[\w.]+)(?![\w.<[]))+/g;

/**
 * Sorts the members of unions. The compiler orders them by when it first met each type, which differs between a clean
 * and an incremental compilation.
 */
export const sortUnions = (report: string): string =>
  report.replace(unionPattern, (union) => union.split(' | ').sort().join(' | '));
