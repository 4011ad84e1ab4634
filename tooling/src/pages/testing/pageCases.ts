import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPageFile } from '../pageFiles.ts';

/** Writes pages into an empty origin whose text is their address or pattern, and `404.html`. */
export const writePlainPages = (origin: string): void => {
  for (const address of ['/', '/notes', '/notes/new', '/notes/:id', '/teams/:team/members', '/a/b/:c/:d']) {
    const file = getPageFile(origin, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, address);
  }
  writeFileSync(path.join(origin, '404.html'), 'Page Not Found');
};

/** Address → the page that answers it, null for Page Not Found. Every server of the pages agrees. */
export const pageCases: readonly (readonly [address: string, page: string | null])[] = [
  ['/', '/'],
  ['/notes', '/notes'],
  ['/notes/', '/notes'],
  ['/notes/new', '/notes/new'],
  ['/notes/7', '/notes/:id'],
  ['/notes/7/', '/notes/:id'],
  ['/teams/red/members', '/teams/:team/members'],
  ['/a/b/1/2', '/a/b/:c/:d'],
  ['/nowhere', null],
  ['/notes/7/8', null],
  ['/teams/red', null],
  ['/a/b/1', null],
  ['/members', null],
];
