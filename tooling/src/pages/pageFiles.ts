import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../origin/writeAtomically.ts';

const getPageListFile = (origin: string): string => path.join(origin, 'pages.json');

/** Stands for the value of a parameter in the folders of the origin. */
const parameterFolder = '_parameter';

/** `/pricing` → `<origin>/pricing/index.html`; `/notes/:id` → `<origin>/notes/_parameter/index.html`. */
export const getPageFile = (origin: string, address: string): string =>
  path.join(origin, address.replace(/:[^/]+/g, parameterFolder), 'index.html');

/**
 * Pages that may answer a navigation, the most special one first: a parameter stands in one of the last two parts of an
 * address, so that a static server finds its page too (`docker/nginx.conf.template` has the same list).
 */
export const listPageFiles = (address: string): string[] => {
  const parts = address.split('/').filter(Boolean);
  const before = parts.slice(0, -2);
  const [first, last] = parts.length > 1 ? parts.slice(-2) : [undefined, parts[0]];
  const ends = [
    [first, last],
    [first, parameterFolder],
    ...(first === undefined
      ? []
      : [
          [parameterFolder, last],
          [parameterFolder, parameterFolder],
        ]),
  ];
  return ends.map((end) =>
    path.posix.join(...before, ...end.filter((part) => part !== undefined), 'index.html'),
  );
};

/**
 * Records the pages of this build in `pages.json` and deletes pages of the last build that are not among
 * them.
 */
export const deleteStalePages = (origin: string, written: readonly string[]): void => {
  const before = existsSync(getPageListFile(origin))
    ? (JSON.parse(readFileSync(getPageListFile(origin), 'utf8')) as string[])
    : [];
  for (const address of before.filter((candidate) => !written.includes(candidate)))
    for (const suffix of ['', '.br', '.gz'])
      rmSync(`${getPageFile(origin, address)}${suffix}`, { force: true });
  writeAtomically(getPageListFile(origin), JSON.stringify(written, null, 2));
};

const includes = (file: string, text: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').includes(text);

/** True when every page was built from this registry and for this URL: `404.html`, the last file of a build, says so. */
export const arePagesCurrent = (origin: string, updatedAt: string, publicUrl: string): boolean =>
  existsSync(getPageListFile(origin)) &&
  includes(path.join(origin, '404.html'), `"updatedAt":"${updatedAt}"`) &&
  includes(path.join(origin, 'robots.txt'), `Sitemap: ${publicUrl}/`);
