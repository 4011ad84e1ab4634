import { errorCatalogue } from '@rankwright/contracts/errors';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Root } from 'hast';
import { getWorkingAccount } from '../workingAccount.ts';
import { createFairQueue, OverloadError } from './createFairQueue.ts';
import type { ParsedPage, ParsedSitemap } from './pageModel.ts';
import { createSlowTexts } from './slowTexts.ts';
import { watchThread } from './watchThread.ts';
import type { LinkInput, LinkSuggestions, SourcePattern } from './links/linkModel.ts';

/** The text of a user or a stranger takes more computing than one text may. */
export class ParsingTimeoutError extends Error {
  constructor() {
    super(errorCatalogue.TEXT_TOO_COMPLEX.text);
  }
}

/** The parser refused the bytes: they are not of the format, or over a limit. */
class UnreadableError extends Error {}

interface SourcePart {
  markdown: string;
  source: string;
  blocks: number;
}

/** Lines that stand one after another: merged, or as each side has them. */
export interface MergeRegion {
  own: string[];
  site: string[];
  isConflict: boolean;
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
  /** The same → the places of which the site's markup is lost, and what of it. */
  listMarkupLosses: (input: { markdown: string; parts: SourcePart[] }) => { text: string; lost: string[] }[];
  /** A text and what two sides made of it → both changes, and the places that both changed. */
  mergeTexts: (input: { base: string; own: string; site: string }) => MergeRegion[];
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
  measureImage: (bytes: Uint8Array) => { width: number; height: number; isHeic: boolean };
  /** A report in words and formatted numbers (`ReportView`) and its logo, a PNG → PDF. */
  printReport: (input: { view: object; logo: Uint8Array | null }) => Uint8Array;
  /** HTML of a live page → what a search engine reads in it. */
  readPage: (html: string) => ParsedPage;
  /** XML of a sitemap → the addresses in it. */
  readSitemap: (xml: string) => ParsedSitemap;
}

type Answer = { result: unknown } | { error: string };

/** An article of 5,000 words takes about 200 ms. */
const limits = { cpuMs: 5_000, wallMs: 60_000 };
const maxThreads = 2;
const workerUrl = new URL('./parser.worker.mjs', import.meta.url);

const idleWorkers: Worker[] = [];
/** An import converts 21 posts at a time. */
const queue = createFairQueue({ slots: maxThreads, maxWaiting: 400, maxWaitingEach: 100 });
const slowTexts = createSlowTexts(() => performance.now());
let running = 0;

const startWorker = async (): Promise<Worker> => {
  const worker = new Worker(workerUrl, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
  await once(worker, 'message');
  // An idle worker that fails must not end the process; its next task meets the deadline.
  worker.on('error', () => undefined);
  return worker;
};

const runTask = async (
  worker: Worker,
  message: { task: keyof ParserTasks; input: unknown },
  handedOver: readonly ArrayBuffer[],
): Promise<Answer> => {
  const abort = new AbortController();
  let failure: Error | undefined;
  running += 1;
  const stopWatching = watchThread(
    limits,
    () => running,
    (limit) => {
      // Nobody wrote a report by hand, and a thread that only waits says nothing about its text.
      const isTextSlow = limit === 'cpuMs' && message.task !== 'printReport';
      failure = isTextSlow ? new ParsingTimeoutError() : new OverloadError();
      abort.abort();
    },
  );
  worker.ref();
  try {
    worker.postMessage(message, handedOver);
    const [answer] = (await once(worker, 'message', { signal: abort.signal })) as [Answer];
    worker.unref();
    idleWorkers.push(worker);
    return answer;
  } catch (error) {
    void worker.terminate();
    throw failure ?? error;
  } finally {
    running -= 1;
    stopWatching();
  }
};

const runInThread = async (
  message: { task: keyof ParserTasks; input: unknown },
  handedOver: readonly ArrayBuffer[],
): Promise<Answer> => {
  const account = getWorkingAccount();
  await queue.take(account);
  try {
    return await runTask(idleWorkers.pop() ?? (await startWorker()), message, handedOver);
  } finally {
    queue.release(account);
  }
};

/**
 * Parses in a worker thread what a stranger wrote, because parsers of Markdown, HTML and images take long on some inputs.
 * After five seconds of computing, the thread is ended and `ParsingTimeoutError` thrown; the event loop stays free. An
 * account has one thread at a time: `OverloadError` when too much of its work waits. Buffers that are handed over are not
 * copied; they are empty afterwards.
 */
export const parseUntrusted = async <T extends keyof ParserTasks>(
  task: T,
  input: Parameters<ParserTasks[T]>[0],
  handedOver: readonly ArrayBuffer[] = [],
): Promise<ReturnType<ParserTasks[T]>> => {
  if (slowTexts.has(input)) throw new ParsingTimeoutError();
  try {
    const answer = await runInThread({ task, input }, handedOver);
    if ('error' in answer) throw new UnreadableError(answer.error);
    return answer.result as ReturnType<ParserTasks[T]>;
  } catch (error) {
    if (error instanceof ParsingTimeoutError) slowTexts.add(input);
    throw error;
  }
};
