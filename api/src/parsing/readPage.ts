import { Parser } from 'htmlparser2';
import type { ParsedPage, ParsedSitemap } from './pageModel.ts';

const maxLinks = 500;
const maxImages = 200;
const maxScripts = 20;
const maxText = 200_000;
const maxLocations = 60_000;

const isRobotsMeta = (name = '') => ['robots', 'googlebot'].includes(name.toLowerCase());

const createPage = (): ParsedPage => ({
  title: '',
  robots: [],
  canonicals: [],
  base: null,
  links: [],
  images: [],
  structuredData: 0,
  brokenStructuredData: 0,
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

type Attributes = Partial<Record<string, string>>;

const readOpenTag = (page: ParsedPage, name: string, attributes: Attributes): void => {
  const { href, src, rel = '', content = '' } = attributes;
  if (name === 'a' && href && page.links.length < maxLinks) page.links.push(href);
  else if (name === 'base' && href) page.base ??= href;
  else if (name === 'img' && src && page.images.length < maxImages) page.images.push(src);
  else if (name === 'meta' && isRobotsMeta(attributes.name)) page.robots.push(content.toLowerCase());
  else if (name === 'link' && href && rel.toLowerCase().split(/\s+/).includes('canonical'))
    page.canonicals.push(href);
};

/** HTML of a live page → what a search engine reads in it. */
export const readPage = (html: string): ParsedPage => {
  const page = createPage();
  let text: string | null = null;
  let kind: string | null = null;
  let templates = 0;
  const parser = new Parser({
    onopentag: (name, attributes: Attributes) => {
      if (name === 'template') templates += 1;
      if (templates > 0) return;
      readOpenTag(page, name, attributes);
      const isData = name === 'script' && attributes.type?.toLowerCase() === 'application/ld+json';
      if (!(isData && page.structuredData < maxScripts) && !(name === 'title' && !page.title)) return;
      kind = name;
      text = '';
    },
    ontext: (part) => {
      if (text !== null && text.length < maxText) text += part;
    },
    onclosetag: (name) => {
      if (name === 'template') templates -= 1;
      if (name !== kind || text === null) return;
      if (kind === 'title') page.title = text.trim().slice(0, 500);
      else {
        page.structuredData += 1;
        if (!isJson(text)) page.brokenStructuredData += 1;
      }
      [kind, text] = [null, null];
    },
  });
  parser.end(html);
  return page;
};

/** Text → the addresses in it if it is an XML sitemap, and whether they are those of other sitemaps. */
export const readSitemap = (xml: string): ParsedSitemap => {
  const locations: string[] = [];
  let isIndex = false;
  let isSitemap = false;
  let text: string | null = null;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'sitemapindex') isIndex = true;
        if (['sitemapindex', 'urlset'].includes(name)) isSitemap = true;
        text = name === 'loc' && locations.length < maxLocations ? '' : null;
      },
      ontext: (part) => {
        if (text !== null && text.length < 4_000) text += part;
      },
      onclosetag: () => {
        if (text !== null) locations.push(text.trim());
        text = null;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { isSitemap, isIndex, locations };
};
