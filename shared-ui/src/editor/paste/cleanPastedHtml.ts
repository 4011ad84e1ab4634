import { cleanTables } from './cleanTables.ts';
import { convertCheckLists } from './checkLists.ts';
import { rename, unwrap } from './elements.ts';
import { convertWordLists } from './wordLists.ts';

/** Elements that are never part of an article's text. */
const dropped =
  'script, style, meta, link, title, xml, noscript, iframe, object, svg, canvas, form, button, input, select, textarea, nav, colgroup';

const removeComments = (body: HTMLElement): void => {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
};

const isWebUrl = (url: string): boolean => /^https?:\/\//i.test(url);

/** The target of a link that Google wraps in its own redirect. */
const getTarget = (url: string): string => {
  if (!/^https?:\/\/www\.google\.com\/url\?/i.test(url)) return url;
  return new URL(url).searchParams.get('q') ?? url;
};

const cleanLinks = (body: HTMLElement): void => {
  for (const link of body.querySelectorAll('a')) {
    const href = getTarget(link.getAttribute('href') ?? '');
    if (isWebUrl(href) || href.startsWith('mailto:')) link.setAttribute('href', href);
    else unwrap(link);
  }
};

/** Pages that load images late keep their address beside the one of a placeholder. */
const imageAddresses = ['data-src', 'data-lazy-src', 'data-original', 'src'];

/** Only an image with a web address can be shown on a site. */
const cleanImages = (body: HTMLElement): void => {
  for (const image of body.querySelectorAll('img')) {
    const address = imageAddresses.map((name) => image.getAttribute(name) ?? '').find(isWebUrl);
    if (address) image.setAttribute('src', address);
    else image.remove();
  }
};

/** The title is the article's only first-level heading: pasted ones move down. */
const lowerHeadings = (body: HTMLElement): void => {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  if (!body.querySelector('h1')) return;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5'))
    rename(heading, `h${Number(heading.tagName.slice(1)) + 1}`);
};

const replaceHardSpaces = (body: HTMLElement): void => {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (!currentNode.parentElement?.closest('pre, code'))
      currentNode.textContent = (currentNode.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
  }
};

/** Office writes blank lines as paragraphs. */
const removeEmptyBlocks = (body: HTMLElement): void => {
  for (const block of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, div, blockquote')].reverse())
    if (!block.textContent.trim() && !block.querySelector('img, hr, table')) block.remove();
  for (const line of body.querySelectorAll('br'))
    if (line.parentElement?.querySelector(':scope > :is(p, ul, ol, h1, h2, h3, h4, h5, h6, table)'))
      line.remove();
};

/** Text struck out or hidden by Office must not come back as normal text, nor the links to themselves of headings. */
const removeHidden = (body: HTMLElement): void => {
  for (const element of body.querySelectorAll<HTMLElement>('[style], [hidden], [aria-hidden=true]')) {
    const style = element.getAttribute('style') ?? '';
    if (/mso-hide:\s*all|display:\s*none/i.test(style) || element.matches('[hidden], [aria-hidden=true]'))
      element.remove();
  }
};

/**
 * The text of pasted HTML without what its program adds: styles, comments, redirects, blank paragraphs, local images and
 * lists written as paragraphs. HTML copied from the editor itself stays as it is.
 */
export const cleanPastedHtml = (html: string): string => {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  convertCheckLists(body);
  for (const element of body.querySelectorAll(dropped)) element.remove();
  removeComments(body);
  removeHidden(body);
  convertWordLists(body);
  cleanLinks(body);
  cleanImages(body);
  lowerHeadings(body);
  replaceHardSpaces(body);
  removeEmptyBlocks(body);
  cleanTables(body);
  return body.innerHTML.trim();
};
