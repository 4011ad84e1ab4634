// Plain JavaScript, because the TypeScript loader does not run in worker threads.

/** Protocol messages that leave a statement unfinished; it ends with Sync. */
const within = new Set([...'PBDECHdc'].map((letter) => letter.charCodeAt(0)));
const sync = new Uint8Array([0x53, 0, 0, 0, 4]);

/**
 * Shares the single session of the embedded database between connections. A connection has exclusive access
 * from the first message of a statement to its Sync, and until its transaction ends. Otherwise another
 * connection's Parse between this one's Parse and Bind would replace the unnamed statement, and the wrong one
 * would run. Replaces pglite-socket's own queue, which switches connections after every message.
 */
export const statementQueue = (db) => {
  let waiting = [];
  let running = null;
  /** The connection whose statement or transaction is in progress. */
  let holder = null;
  const gone = new Set();

  const run = (message, onRawData) => db.runExclusive(() => db.execProtocolRawStream(message, { onRawData }));

  const take = () => {
    const index = holder === null ? 0 : waiting.findIndex(({ handlerId }) => handlerId === holder);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };

  /** Ends the statement or transaction that a closed connection left open. */
  const release = async () => {
    await run(sync, () => undefined);
    if (db.isInTransaction()) await db.exec('ROLLBACK');
    holder = null;
  };

  const perform = async ({ handlerId, message, onData, resolve, reject }) => {
    let bytes = 0;
    try {
      await run(message, (data) => {
        bytes += data.length;
        onData(data);
      });
      resolve(bytes);
    } catch (error) {
      reject(error);
    }
    holder = within.has(message[0]) || db.isInTransaction() ? handlerId : null;
    if (holder !== null && gone.has(holder)) await release();
  };

  const work = async () => {
    if (running !== null) return;
    for (let entry = take(); entry; entry = take()) {
      running = entry.handlerId;
      await perform(entry);
    }
    running = null;
  };

  return {
    enqueue: (handlerId, message, onData) =>
      new Promise((resolve, reject) => {
        waiting.push({ handlerId, message, onData, resolve, reject });
        void work();
      }),
    getQueueLength: () => waiting.length,
    clearQueueForHandler: (handlerId) => {
      for (const entry of waiting)
        if (entry.handlerId === handlerId) entry.reject(new Error('Connection closed'));
      waiting = waiting.filter((entry) => entry.handlerId !== handlerId);
    },
    /** Called when a connection closes: ends its open statement or transaction. */
    clearTransactionIfNeeded: async (handlerId) => {
      gone.add(handlerId);
      if (running !== null || holder !== handlerId) return;
      running = handlerId;
      await release();
      running = null;
      await work();
    },
  };
};
