import { createHash } from 'node:crypto';
import type { ImportedPost } from '@rankwright/contracts/archive';
import type { ArchivePostRow } from '../../database/schema/archive.ts';

/** Identifies a title and text: another one means that somebody changed the post. */
export const createRevision = ({ title, source }: { title: string; source: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([title, source]))
    .digest('hex');

/** The address of a site without what may differ between two connections to it. */
export const createSiteKey = (settings: Readonly<Record<string, unknown>>): string => {
  const address = [settings.root, settings.url, settings.siteUrl].find(
    (value): value is string => typeof value === 'string' && URL.canParse(value),
  );
  if (!address) return '';
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`.replace(/(\/wp-json)?\/*$/, '').toLowerCase();
};

export const toImportedPost = (row: ArchivePostRow): ImportedPost => ({
  platform: row.platform,
  kind: row.kind,
  url: row.url,
  status: row.status,
  modifiedAt: row.modifiedAt.toISOString(),
  keptBlocks: row.kept,
  siteChange: row.siteChange && {
    title: row.siteChange.title,
    content: row.siteChange.markdown,
    modifiedAt: row.siteChange.modifiedAt,
  },
});
