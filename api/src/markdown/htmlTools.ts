import type { HtmlTools, ImageTools } from '@rankwright/platforms/port/platform';
import { parseUntrusted } from '../parsing/parseUntrusted.ts';
import { markdownToTree, printTree } from './html.ts';

/** What platform adapters use to read and write HTML. */
export const htmlTools: HtmlTools = {
  parseMarkdown: markdownToTree,
  printTree,
  listLinks: (html) => parseUntrusted('listLinks', html),
};

/** What platform adapters use to read images. */
export const imageTools: ImageTools = {
  encodeForSites: (bytes) => parseUntrusted('encodeForSites', bytes).catch(() => null),
};
