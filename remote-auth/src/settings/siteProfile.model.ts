import type { SiteProfile } from '@rankwright/contracts/siteProfile';

/** The site profile as text fields: lists have one entry per line. */
export interface SiteProfileForm {
  niche: string;
  audience: string;
  tone: string;
  facts: string;
  products: string;
  avoidWords: string;
  /** One page per line: its title, then its URL. */
  ownPages: string;
}

const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const createSiteProfileForm = (profile: SiteProfile): SiteProfileForm => ({
  niche: profile.niche,
  audience: profile.audience,
  tone: profile.tone,
  facts: profile.facts.join('\n'),
  products: profile.products.join('\n'),
  avoidWords: profile.avoidWords.join('\n'),
  ownPages: profile.ownPages.map(({ title, url }) => `${title} ${url}`).join('\n'),
});

/** `About us https://example.com/about`; a URL alone is its own title. Null when there is no URL. */
const parsePage = (line: string): { title: string; url: string } | null => {
  const url = line.split(/\s+/).at(-1) ?? '';
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return null;
  return { title: line.slice(0, line.length - url.length).trim() || url, url };
};

export const toSiteProfile = (form: SiteProfileForm): SiteProfile => ({
  niche: form.niche.trim(),
  audience: form.audience.trim(),
  tone: form.tone.trim(),
  facts: splitLines(form.facts),
  products: splitLines(form.products),
  avoidWords: splitLines(form.avoidWords),
  ownPages: splitLines(form.ownPages).flatMap((line) => parsePage(line) ?? []),
});

export const validateSiteProfileForm = ({ ownPages }: SiteProfileForm): { ownPages?: string } => {
  const wrongLine = splitLines(ownPages).find((line) => parsePage(line) === null);
  return wrongLine ? { ownPages: `“${wrongLine}” has no URL. End each line with one.` } : {};
};
