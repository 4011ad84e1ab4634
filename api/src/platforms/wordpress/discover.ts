import type { Outbound } from '../../outbound/outbound.ts';
import { AddressRefusedError } from '../../outbound/outbound.ts';
import { PlatformError } from '../platform.ts';

const relation = 'https://api.w.org/';

const fromLinkHeader = (header: string | null): string | null => {
  for (const part of (header ?? '').split(/,(?=\s*<)/)) {
    const found = /<([^>]+)>\s*;.*rel="?([^";]+)"?/.exec(part);
    if (found?.[2] === relation && found[1]) return found[1];
  }
  return null;
};

const fromHtml = (html: string): string | null => {
  const tag = /<link[^>]+rel=["']https:\/\/api\.w\.org\/["'][^>]*>/i.exec(html)?.[0];
  return /href=["']([^"']+)["']/i.exec(tag ?? '')?.[1]?.replace(/&amp;/g, '&') ?? null;
};

/** What was typed as an address: https unless said otherwise. */
const siteAddress = (typed: string): URL => {
  const text = typed.trim();
  try {
    const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    if (url.hostname) return url;
  } catch {
    // Falls through to the refusal below.
  }
  throw new PlatformError(
    'permanent',
    `"${text}" is not a site address. Enter it as https://example.com.`,
    'edit',
  );
};

const isRoot = (body: unknown): boolean => typeof body === 'object' && body !== null && 'namespaces' in body;

const answersAsRoot = async (outbound: Outbound, root: string): Promise<boolean> => {
  try {
    const response = await outbound.fetch(root, { headers: { accept: 'application/json' } });
    return response.ok && isRoot(await response.json());
  } catch {
    return false;
  }
};

const unreachable = (url: URL, error: unknown): PlatformError =>
  error instanceof AddressRefusedError
    ? new PlatformError(
        'permanent',
        'This address cannot be reached from here. Enter the public address of your site.',
        'edit',
      )
    : new PlatformError(
        'temporary',
        `${url.host} did not answer. Check the address, or try again in a moment.`,
        'retry',
      );

/** Address of a site's REST API: from the Link header, the page's HTML, `/wp-json/`, or `?rest_route=/`. */
export const discoverRoot = async (outbound: Outbound, typed: string): Promise<string> => {
  const site = siteAddress(typed);
  let page: Awaited<ReturnType<Outbound['fetch']>>;
  try {
    page = await outbound.fetch(site, { headers: { accept: 'text/html' } });
  } catch (error) {
    throw unreachable(site, error);
  }
  const announced = fromLinkHeader(page.headers.get('link')) ?? fromHtml(await page.text().catch(() => ''));
  const base = site.href.endsWith('/') ? site.href : `${site.href}/`;
  for (const root of [announced, `${base}wp-json/`, `${base}?rest_route=/`]) {
    if (root && (await answersAsRoot(outbound, new URL(root, site).href))) return new URL(root, site).href;
  }
  throw new PlatformError(
    'permanent',
    `No WordPress API was found at ${site.host}. Check the address, and that no security plugin blocks the REST API.`,
    'edit',
  );
};

/** A call's address below a root, for both spellings: `/wp-json/…` and `?rest_route=/…`. */
export const apiUrl = (root: string, path: string, query: Record<string, string> = {}): string => {
  const url = new URL(root);
  const route = url.searchParams.get('rest_route');
  if (route === null) url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`;
  else url.searchParams.set('rest_route', `${route.replace(/\/$/, '')}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};
