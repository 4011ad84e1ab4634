const parse = (url: string, base?: string): URL | null =>
  URL.canParse(url, base) ? new URL(url, base) : null;

/** An address without what does not tell pages apart; null when it is none. A relative one belongs to the base's site. */
export const normalizeUrl = (url: string, base?: string): string | null => {
  const parsed = parse(url, base);
  if (!parsed) return null;
  const { host, pathname, search } = parsed;
  // WordPress without permalinks tells posts apart by these.
  const id = /[?&]p(?:age_id)?=\d+/.exec(search)?.[0] ?? '';
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${id}`.toLowerCase();
};

/** The live post on a site that the text is on too, else the first. */
export const chooseUrl = (urls: readonly string[], ownUrls: readonly string[]): string => {
  const hosts = new Set(ownUrls.map((url) => parse(url)?.host));
  return urls.find((url) => hosts.has(parse(url)?.host)) ?? urls[0] ?? '';
};
