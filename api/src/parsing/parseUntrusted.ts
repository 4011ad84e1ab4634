import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Root } from 'hast';
import type { ParsedPage, ParsedSitemap } from './pageModel.ts';
import type { LinkInput, LinkSuggestions, SourcePattern } from './links/linkModel.ts';

/** The text of a user or a stranger was not parsed within the deadline. */
export class ParsingTimeoutError extends Error {
  constructor() {
    super('The text takes too long to process. Simplify its formatting.');
  }
}

/** The parser refused the bytes: they are not of the format, or over a limit. */
class UnreadableError extends Error {}

interface SourcePart {
  markdown: string;
  source: string;
  blocks: number;
}

interface ParserTasks {
  /** Markdown → sanitized tree of HTML elements (hast). */
  markdownToTree: (markdown: string) => Root;
  /** Markdown → sanitized HTML. */
  markdownToHtml: (markdown: string) => string;
  /** Markdown → its words as one line, without code blocks, images and footnotes. */
  markdownToText: (markdown: string) => string;
  /** HTML → its `<link>` elements. */
  listLinks: (html: string) => { rel: string; href: string }[];
  /** HTML of a post → Markdown, the parts it came from, and the blocks that stay HTML. */
  convertArchive: (source: string) => {
    markdown: string;
    parts: SourcePart[];
    kept: { name: string; count: number }[];
  };
  /** Markdown and the parts that an import found → HTML, unchanged parts as they were. */
  restoreSource: (input: { markdown: string; parts: SourcePart[] }) => string;
  /** An article → what a text has that may name its subject. */
  listSourcePatterns: (article: { title: string; keyword: string; content: string }) => SourcePattern[];
  /** Texts and the archive → places for links between them. */
  suggestLinks: (input: LinkInput) => LinkSuggestions;
  /** JSON in UTF-8 → its value. */
  parseJson: (bytes: Uint8Array) => unknown;
  /** JPEG, PNG, WebP or GIF → a square WebP without metadata. */
  encodePicture: (bytes: Uint8Array) => Uint8Array;
  /** JPEG, PNG, WebP or GIF → a WebP without metadata, its longest side at most `maxPixels`. */
  encodeArticleImage: (input: { bytes: Uint8Array; maxPixels: number }) => Uint8Array;
  /** PNG or JPEG → a PNG without metadata, at most 720 × 288 pixels. */
  encodeLogo: (bytes: Uint8Array) => Uint8Array;
  /** Any image → bytes and type that sites take. */
  encodeForSites: (bytes: Uint8Array) => { bytes: Uint8Array; type: string };
  /** Any image → its size in pixels. */
  measureImage: (bytes: Uint8Array) => { width: number; height: number };
  /** A report in words and formatted numbers (`ReportView`) and its logo, a PNG → PDF. */
  printReport: (input: { view: object; logo: Uint8Array | null }) => Uint8Array;
  /** HTML of a live page → what a search engine reads in it. */
  readPage: (html: string) => ParsedPage;
  /** XML of a sitemap → the addresses in it. */
  readSitemap: (xml: string) => ParsedSitemap;
}

type Answer = { result: unknown } | { error: string };

/** Milliseconds from the start of a task; an article of 5,000 words takes about 200. */
const deadlineMs = 5_000;
const maxThreads = 2;
const workerUrl = new URL('./parser.worker.mjs', import.meta.url);

const idleWorkers: Worker[] = [];
const waiting: (() => void)[] = [];
let threads = 0;

const takeThread = async (): Promise<void> => {
  if (threads < maxThreads) threads += 1;
  else await new Promise<void>((granted) => waiting.push(granted));
};

const releaseThread = (): void => {
  const next = waiting.shift();
  if (next) next();
  else threads -= 1;
};

const startWorker = async (): Promise<Worker> => {
  const worker = new Worker(workerUrl, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
  await once(worker, 'message');
  // An idle worker that fails must not end the process; its next task meets the deadline.
  worker.on('error', () => undefined);
  return worker;
};

const runTask = async (
  worker: Worker,
  message: unknown,
  handedOver: readonly ArrayBuffer[],
): Promise<Answer> => {
  const signal = AbortSignal.timeout(deadlineMs);
  worker.ref();
  try {
    worker.postMessage(message, handedOver);
    const [answer] = (await once(worker, 'message', { signal })) as [Answer];
    worker.unref();
    idleWorkers.push(worker);
    return answer;
  } catch (error) {
    void worker.terminate();
    throw signal.aborted ? new ParsingTimeoutError() : error;
  }
};

/**
 * Parses in a worker thread what a stranger wrote, because parsers of Markdown, HTML and images take long on some inputs.
 * At the deadline the thread is ended and `ParsingTimeoutError` thrown; the event loop stays free. Buffers that are handed
 * over are not copied; they are empty afterwards.
 */
export const parseUntrusted = async <T extends keyof ParserTasks>(
  task: T,
  input: Parameters<ParserTasks[T]>[0],
  handedOver: readonly ArrayBuffer[] = [],
): Promise<ReturnType<ParserTasks[T]>> => {
  await takeThread();
  try {
    const worker = idleWorkers.pop() ?? (await startWorker());
    const answer = await runTask(worker, { task, input }, handedOver);
    if ('error' in answer) throw new UnreadableError(answer.error);
    return answer.result as ReturnType<ParserTasks[T]>;
  } finally {
    releaseThread();
  }
};
