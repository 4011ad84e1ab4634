// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import { Parser } from 'htmlparser2';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parentPort } from 'node:worker_threads';

const schema = { ...defaultSchema, clobberPrefix: '' };
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSanitize, schema);
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
  listLinks,
};

// An error ends the thread; parseUntrusted.ts reports it and starts another thread for the next text.
parentPort.on('message', ({ task, text }) => parentPort.postMessage(tasks[task](text)));
parentPort.postMessage('ready');
