import { Parser } from 'htmlparser2';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { parentPort } from 'node:worker_threads';
import type { Root } from 'hast';
import { convertArchive } from './archive/convertArchive.ts';
import { mergeTexts } from './archive/mergeTexts.ts';
import { listMarkupLosses, restoreSource } from './archive/restoreSource.ts';
import { createRenderer } from './grammar.ts';
import { encodeArticleImage, encodeForSites, encodeLogo, encodePicture, measureImage } from './images.ts';
import { parseJson } from './parseJson.ts';
import type { Answer, ParserTasks } from './parserTasks.ts';
import { printReport } from './printReport.ts';
import { readPage, readSitemap } from './readPage.ts';
import { readText } from './readText.ts';

const parser = createRenderer();
const printer = unified().use(rehypeStringify);
const markdownToTree = (markdown: string): Root => parser.runSync(parser.parse(markdown));

const listLinks = (html: string): { rel: string; href: string }[] => {
  const links: { rel: string; href: string }[] = [];
  new Parser({
    onopentag: (name, { rel, href }) => {
      if (name === 'link' && rel && href) links.push({ rel, href });
    },
  }).end(html);
  return links;
};

const tasks: {
  [T in keyof ParserTasks]: (
    input: Parameters<ParserTasks[T]>[0],
  ) => ReturnType<ParserTasks[T]> | Promise<ReturnType<ParserTasks[T]>>;
} = {
  markdownToTree,
  markdownToHtml: (markdown) => printer.stringify(markdownToTree(markdown)),
  markdownToText: (markdown) => readText(markdownToTree(markdown)),
  listLinks,
  convertArchive,
  restoreSource,
  listMarkupLosses,
  mergeTexts,
  listSourcePatterns: async (article) =>
    (await import('./links/sourcePatterns.ts')).listSourcePatterns(article),
  suggestLinks: async (input) => (await import('./links/suggestLinks.ts')).suggestLinks(input),
  parseJson,
  encodeArticleImage,
  encodeForSites,
  encodePicture,
  encodeLogo,
  measureImage,
  printReport,
  readPage,
  readSitemap,
};

const answer = async ({ task, input }: { task: keyof ParserTasks; input: never }): Promise<Answer> => {
  try {
    return { result: await tasks[task](input) };
  } catch (error) {
    return { error: String(error) };
  }
};

parentPort?.on('message', (message: Parameters<typeof answer>[0]) => {
  void answer(message).then((value) => parentPort?.postMessage(value));
});
parentPort?.postMessage('ready');
