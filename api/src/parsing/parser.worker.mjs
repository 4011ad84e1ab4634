// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import { Parser } from 'htmlparser2';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { TextDecoder } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { convertArchive } from './archive/convertArchive.mjs';
import { mergeTexts } from './archive/mergeTexts.mjs';
import { listMarkupLosses, restoreSource } from './archive/restoreSource.mjs';
import { createRenderer } from './grammar.mjs';
import { encodeArticleImage, encodeForSites, encodeLogo, encodePicture, measureImage } from './images.mjs';
import { parseJson } from './parseJson.mjs';
import { printReport } from './printReport.mjs';
import { readPage, readSitemap } from './readPage.mjs';
import { readText } from './readText.mjs';

const parser = createRenderer();
const printer = unified().use(rehypeStringify);
const markdownToTree = (markdown) => parser.runSync(parser.parse(markdown));

const listLinks = (html) => {
  const links = [];
  new Parser({
    onopentag: (name, { rel, href }) => {
      if (name === 'link' && rel && href) links.push({ rel, href });
    },
  }).end(html);
  return links;
};

const tasks = {
  markdownToTree,
  markdownToHtml: (markdown) => printer.stringify(markdownToTree(markdown)),
  markdownToText: (markdown) => readText(markdownToTree(markdown)),
  listLinks,
  convertArchive,
  restoreSource,
  listMarkupLosses,
  mergeTexts,
  listSourcePatterns: async (article) =>
    (await import('./links/sourcePatterns.mjs')).listSourcePatterns(article),
  suggestLinks: async (input) => (await import('./links/suggestLinks.mjs')).suggestLinks(input),
  parseJson: (bytes) => parseJson(new TextDecoder().decode(bytes)),
  encodeArticleImage,
  encodeForSites,
  encodePicture,
  encodeLogo,
  measureImage,
  printReport,
  readPage,
  readSitemap,
};

parentPort.on('message', async ({ task, input }) => {
  try {
    parentPort.postMessage({ result: await tasks[task](input) });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
});
parentPort.postMessage('ready');
