/** Longer files are read so far, as Google does. */
const maxLength = 500_000;
const maxRules = 2_000;

interface Rule {
  isAllowed: boolean;
  path: string;
}

export interface Robots {
  /** The rules for Google, else those for all. */
  rules: Rule[];
  sitemaps: string[];
}

const readLine = (line: string): [field: string, value: string] => {
  const [text = ''] = line.split('#');
  const colon = text.indexOf(':');
  return colon < 0 ? ['', ''] : [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()];
};

/** Percent-encoded as RFC 9309 (2.2.2) compares paths: letters beyond ASCII encoded, escapes in capitals. */
const encodePath = (path: string): string =>
  path
    .replace(/[^\x21-\x7e]+/gu, (text) => encodeURI(text))
    .replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());

/** Reads a robots.txt. */
export const parseRobots = (text: string): Robots => {
  const groups = new Map<string, Rule[]>();
  const sitemaps: string[] = [];
  let agents: string[] = [];
  let hasRules = false;
  for (const [field, value] of text
    .slice(0, maxLength)
    .split(/\r?\n|\r/)
    .map(readLine)) {
    if (field === 'sitemap') sitemaps.push(value);
    else if (field === 'user-agent') {
      if (hasRules) agents = [];
      hasRules = false;
      agents.push(value.toLowerCase().replace(/[^a-z_*-].*$/, ''));
      for (const agent of agents) if (!groups.has(agent)) groups.set(agent, []);
    } else if (field === 'allow' || field === 'disallow') {
      hasRules = true;
      const rule = { isAllowed: field === 'allow', path: encodePath(value) };
      // An empty rule rules nothing.
      if (value)
        for (const agent of agents)
          if ((groups.get(agent)?.length ?? 0) < maxRules) groups.get(agent)?.push(rule);
    }
  }
  return { rules: groups.get('googlebot') ?? groups.get('*') ?? [], sitemaps };
};

/** Whether a pattern with `*` and `$` matches from the start of a path; linear in both. */
const matchesPath = (pattern: string, path: string): boolean => {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const [first = ''] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts.slice(1)) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !isWhole || (parts.length === 1 ? at === path.length : path.endsWith(parts.at(-1) ?? ''));
};

/** Whether a page may be read; the longest rule that matches decides, and allowing wins a draw. */
export const isAllowedByRobots = ({ rules }: Robots, url: string): boolean => {
  const { pathname, search } = new URL(url);
  const path = encodePath(`${pathname}${search}`);
  const [decisive] = rules
    .filter((rule) => matchesPath(rule.path, path))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed));
  return decisive?.isAllowed ?? true;
};
