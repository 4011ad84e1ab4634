import { AddressNotAllowedError, type Outbound, type OutboundResponse } from '../port/outbound.ts';
import { PlatformError, type PlatformContext } from '../port/platform.ts';

/** What finding a site needs. */
export type DiscoveryContext = Pick<PlatformContext, 'outbound' | 'html'>;

const relation = 'https://api.w.org/';

const parseLinkHeader = (header: string | null): string | null => {
  for (const part of (header ?? '').split(/,(?=\s*<)/)) {
    const found = /<([^>]+)>\s*;.*rel="?([^";]+)"?/.exec(part);
    if (found?.[2] === relation && found[1]) return found[1];
  }
  return null;
};

/** The link stands in the page's head; nothing past this many characters is read. */
const maxHeadLength = 262_144;

/** Null also when the page cannot be read or parsed in time: the usual paths are tried then. */
const findHtmlLink = async ({ html }: DiscoveryContext, page: OutboundResponse): Promise<string | null> => {
  try {
    const links = await html.listLinks((await page.text()).slice(0, maxHeadLength));
    return links.find(({ rel }) => rel === relation)?.href ?? null;
  } catch {
    return null;
  }
};

/** Parses the typed URL; https is the default. */
const parseSiteUrl = (input: string): URL => {
  const text = input.trim();
  try {
    const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    if (url.hostname) return url;
  } catch {
    // Falls through to the error below.
  }
  throw new PlatformError(
    'permanent',
    `"${text}" is not a valid URL. Enter one like https://example.com.`,
    'edit',
  );
};

const isApiIndex = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'namespaces' in body;

/** An error of the API proves that there is one, as on sites that open it to signed-in users only. */
const isApiError = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && String(body.code).startsWith('rest_');

const isApiRoot = async (outbound: Outbound, root: string): Promise<boolean> => {
  try {
    const response = await outbound.fetch(root, { headers: { accept: 'application/json' } });
    const body = await response.json();
    return response.ok ? isApiIndex(body) : [401, 403].includes(response.status) && isApiError(body);
  } catch {
    return false;
  }
};

const createUnreachableError = (url: URL, error: unknown): PlatformError =>
  error instanceof AddressNotAllowedError
    ? new PlatformError(
        'permanent',
        'This URL is not publicly reachable. Enter the public URL of your site.',
        'edit',
      )
    : new PlatformError(
        'temporary',
        `${url.host} did not respond. Check the URL, or try again in a moment.`,
        'retry',
      );

/**
 * Finds the root URL of a site's REST API: from the Link header, the page's HTML, `/wp-json/` or `?rest_route=/`.
 * Throws `PlatformError` if there is none.
 */
export const discoverRoot = async (context: DiscoveryContext, input: string): Promise<string> => {
  const { outbound } = context;
  const site = parseSiteUrl(input);
  let page: OutboundResponse;
  try {
    page = await outbound.fetch(site, { headers: { accept: 'text/html' } });
  } catch (error) {
    throw createUnreachableError(site, error);
  }
  const advertisedRoot = parseLinkHeader(page.headers.get('link')) ?? (await findHtmlLink(context, page));
  const base = site.href.endsWith('/') ? site.href : `${site.href}/`;
  for (const root of [advertisedRoot, `${base}wp-json/`, `${base}?rest_route=/`]) {
    // The site says where its API is; what it says need not be a URL.
    if (!root || !URL.canParse(root, site)) continue;
    const { href } = new URL(root, site);
    if (await isApiRoot(outbound, href)) return href;
  }
  if (page.status === 401 && /^basic/i.test(page.headers.get('www-authenticate') ?? ''))
    throw new PlatformError(
      'permanent',
      `${site.host} asks for a username and password of its own before it answers (HTTP Basic authentication). Turn that off for /wp-json/, or connect the public site.`,
      'edit',
    );
  throw new PlatformError(
    'permanent',
    `No WordPress REST API was found at ${site.host}. Check the URL, and make sure that no security plugin blocks the REST API.`,
    'edit',
  );
};

/** Builds a REST API URL from either form of root: `/wp-json/…` or `?rest_route=/…`. */
export const buildApiUrl = (root: string, path: string, query: Record<string, string> = {}): string => {
  const url = new URL(root);
  const route = url.searchParams.get('rest_route');
  if (route === null) url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`;
  else url.searchParams.set('rest_route', `${route.replace(/\/$/, '')}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};
