import { errorCatalogue } from '@rankwright/contracts/errors';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { getWorkingAccount } from '../workingAccount.ts';
import { createFairQueue, OverloadError } from './createFairQueue.ts';
import type { Answer, ParserTasks } from './parserTasks.ts';
import { createSlowTexts } from './slowTexts.ts';
import { watchThread } from './watchThread.ts';

/** The text of a user or a stranger takes more computing than one text may. */
export class ParsingTimeoutError extends Error {
  constructor() {
    super(errorCatalogue.TEXT_TOO_COMPLEX.text);
  }
}

/** The parser refused the bytes: they are not of the format, or over a limit. */
class UnreadableError extends Error {}

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
