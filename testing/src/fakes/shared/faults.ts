import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A fault to inject into the next requests. */
export interface Fault {
  /** `before`: fails without storing anything. `after`: stores the post, then fails the response. */
  when: 'before' | 'after';
  /** An HTTP status, no response, or a closed connection. */
  answer: number | 'hang' | 'close';
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  /** Number of requests it affects; default 1. */
  times?: number;
  /** Only affects requests whose method and path contain this text, e.g. `POST /v2`. */
  matching?: string;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** Routes call this after storing a post, so that `after` faults apply to the request. */
  markStored(request: FastifyRequest): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    hasStored?: boolean;
  }
}

const waitForever = (): Promise<never> => new Promise(() => undefined);

/** Registers hooks that inject faults; `createErrorBody` returns one in the platform's format. */
export const registerFaults = (
  app: FastifyInstance,
  createErrorBody: (status: number) => unknown,
): Faults => {
  let pendingFaults: (Fault & { times: number })[] = [];
  const takeFault = (when: Fault['when'], request: FastifyRequest): Fault | undefined => {
    const methodAndUrl = `${request.method} ${request.url}`;
    const found = pendingFaults.find(
      (fault) => fault.when === when && methodAndUrl.includes(fault.matching ?? ''),
    );
    if (found && (found.times -= 1) <= 0) pendingFaults = pendingFaults.filter((fault) => fault !== found);
    return found;
  };
  const sendFault = async (fault: Fault, reply: FastifyReply): Promise<string | null> => {
    if (fault.answer === 'hang') return waitForever();
    if (fault.answer === 'close') {
      reply.raw.destroy();
      return waitForever();
    }
    void reply.code(fault.answer).type('application/json');
    if (fault.retryAfter !== undefined) void reply.header('retry-after', String(fault.retryAfter));
    return JSON.stringify(createErrorBody(fault.answer));
  };
  const isControlRequest = (request: FastifyRequest) => request.url.startsWith('/__fake');
  app.addHook('preHandler', async (request, reply) => {
    const fault = isControlRequest(request) ? undefined : takeFault('before', request);
    if (fault) await reply.send(await sendFault(fault, reply));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = request.hasStored ? takeFault('after', request) : undefined;
    return fault ? sendFault(fault, reply) : payload;
  });
  return {
    add: (fault) => void pendingFaults.push({ ...fault, times: fault.times ?? 1 }),
    clear: () => void (pendingFaults = []),
    markStored: (request) => void (request.hasStored = true),
  };
};
