import type { Deps } from '../../deps.ts';
import { findConnections } from '../connections/connection.service.ts';
import { readSearchProperty } from '../searchPerformance/queryDays.service.ts';

const readHost = (url: unknown): string | null =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname : null;

/** `sc-domain:example.com` or `https://example.com/` as a host. */
const readPropertyHost = (property: string): string | null =>
  property.startsWith('sc-domain:') ? property.slice('sc-domain:'.length) : readHost(property);

/** The host of the account's site: that of its Search Console property, else of the first connected site. */
export const findSiteHost = async ({ db }: Pick<Deps, 'db'>, ownerId: string): Promise<string | null> => {
  const property = await readSearchProperty(db, ownerId);
  const host = property && readPropertyHost(property);
  if (host) return host;
  const connections = await findConnections(db, ownerId);
  return connections.map(({ settings }) => readHost(settings.url)).find((found) => found !== null) ?? null;
};
