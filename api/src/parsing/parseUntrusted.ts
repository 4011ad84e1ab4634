import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Root } from 'hast';

/** The text of a user or a stranger was not parsed within the deadline. */
export class ParsingTimeoutError extends Error {
  constructor() {
    super('The text takes too long to process. Simplify its formatting.');
  }
}

interface ParserTasks {
  /** Markdown → sanitized tree of HTML elements (hast). */
  markdownToTree: Root;
  /** Markdown → sanitized HTML. */
  markdownToHtml: string;
  /** HTML → its `<link>` elements. */
  listLinks: { rel: string; href: string }[];
}

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

const runTask = async (worker: Worker, message: unknown): Promise<unknown> => {
  const signal = AbortSignal.timeout(deadlineMs);
  worker.ref();
  try {
    worker.postMessage(message);
    const [result] = (await once(worker, 'message', { signal })) as [unknown];
    worker.unref();
    idleWorkers.push(worker);
    return result;
  } catch (error) {
    void worker.terminate();
    throw signal.aborted ? new ParsingTimeoutError() : error;
  }
};

/**
 * Parses text in a worker thread, because parsers of Markdown and HTML take quadratic time on some inputs. At the
 * deadline the thread is ended and `ParsingTimeoutError` thrown; the event loop stays free.
 */
export const parseUntrusted = async <T extends keyof ParserTasks>(
  task: T,
  text: string,
): Promise<ParserTasks[T]> => {
  await takeThread();
  try {
    return (await runTask(idleWorkers.pop() ?? (await startWorker()), { task, text })) as ParserTasks[T];
  } finally {
    releaseThread();
  }
};
