import path from 'node:path';

/** A module beside this one, which webpack loads by its path: TypeScript here, JavaScript in the packed package. */
export const getNeighbour = (name: string): string =>
  path.join(import.meta.dirname, `${name}${path.extname(import.meta.filename)}`);
