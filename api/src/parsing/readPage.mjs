// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import { Parser } from 'htmlparser2';

const maxLinks = 500;
const maxImages = 200;
const maxScripts = 20;
const maxText = 200_000;
const maxLocations = 60_000;

const isRobotsMeta = (name = '') => ['robots', 'googlebot'].includes(name.toLowerCase());

const createPage = () => ({
  title: '',
  robots: [],
  canonicals: [],
  base: null,
  links: [],
  images: [],
  structuredData: 0,
  brokenStructuredData: 0,
});

const isJson = (text) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const readOpenTag = (page, name, attributes) => {
  const { href, src, rel = '', content = '' } = attributes;
  if (name === 'a' && href && page.links.length < maxLinks) page.links.push(href);
  else if (name === 'base' && href) page.base ??= href;
  else if (name === 'img' && src && page.images.length < maxImages) page.images.push(src);
  else if (name === 'meta' && isRobotsMeta(attributes.name)) page.robots.push(content.toLowerCase());
  else if (name === 'link' && href && rel.toLowerCase().split(/\s+/).includes('canonical'))
    page.canonicals.push(href);
};

/** HTML of a live page → what a search engine reads in it. */
export const readPage = (html) => {
  const page = createPage();
  let text = null;
  let kind = null;
  let templates = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
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
      if (name !== kind) return;
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
export const readSitemap = (xml) => {
  const locations = [];
  let isIndex = false;
  let isSitemap = false;
  let text = null;
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
