import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What goes wrong with the next calls. */
export interface Fault {
  /** `before`: nothing is stored. `after`: the post is stored, then the answer goes wrong. */
  when: 'before' | 'after';
  /** An HTTP status, no answer at all, or a closed connection. */
  answer: number | 'hang' | 'close';
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  /** How many calls it meets; one unless said otherwise. */
  times?: number;
  /** Only calls whose method and address contain this, e.g. `POST /v2`. */
  on?: string;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** Calls that answered with a stored post say so, so that `after` faults know where to strike. */
  stored(request: FastifyRequest): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    hasStored?: boolean;
  }
}

const never = (): Promise<never> => new Promise(() => undefined);

/** Hooks that make a double misbehave on demand; `bodyOf` gives an error in the platform's own shape. */
export const addFaults = (app: FastifyInstance, bodyOf: (status: number) => unknown): Faults => {
  let waiting: (Fault & { times: number })[] = [];
  const take = (when: Fault['when'], request: FastifyRequest): Fault | undefined => {
    const address = `${request.method} ${request.url}`;
    const found = waiting.find((fault) => fault.when === when && address.includes(fault.on ?? ''));
    if (found && (found.times -= 1) <= 0) waiting = waiting.filter((fault) => fault !== found);
    return found;
  };
  const fail = async (fault: Fault, reply: FastifyReply): Promise<string | null> => {
    if (fault.answer === 'hang') return never();
    if (fault.answer === 'close') {
      reply.raw.destroy();
      return never();
    }
    void reply.code(fault.answer).type('application/json');
    if (fault.retryAfter !== undefined) void reply.header('retry-after', String(fault.retryAfter));
    return JSON.stringify(bodyOf(fault.answer));
  };
  const isControl = (request: FastifyRequest) => request.url.startsWith('/__double');
  app.addHook('preHandler', async (request, reply) => {
    const fault = isControl(request) ? undefined : take('before', request);
    if (fault) await reply.send(await fail(fault, reply));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = request.hasStored ? take('after', request) : undefined;
    return fault ? fail(fault, reply) : payload;
  });
  return {
    add: (fault) => void waiting.push({ ...fault, times: fault.times ?? 1 }),
    clear: () => void (waiting = []),
    stored: (request) => void (request.hasStored = true),
  };
};
