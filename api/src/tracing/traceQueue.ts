import { z } from 'zod';
import type { Queue } from '../queue/queue.ts';
import { formatTraceparent, parseTraceparent } from './traceContext.ts';
import { spanKind, type Tracer } from './tracer.ts';

/** What the queue stores: the job's data, and beside it the trace that it belongs to. */
const storedData = z.looseObject({ traceparent: z.string().optional() });

/** A queue whose jobs go on with the trace of whoever sent them. */
export const traceQueue = (queue: Queue, tracer: Tracer): Queue => ({
  ...queue,
  send: (job, data, { traceparent, ...options } = {}) => {
    const current = tracer.current();
    const sent = traceparent ?? (current && formatTraceparent(current));
    if (!sent) return queue.send(job, data, options);
    return queue.send({ ...job, schema: storedData }, { ...(data as object), traceparent: sent }, options);
  },
  work: (job, handler, options) =>
    queue.work(
      { ...job, schema: storedData },
      (stored) => {
        const data = job.schema.parse(stored);
        const parent = parseTraceparent(stored.traceparent) ?? tracer.startTrace();
        if (!parent) return handler(data);
        return tracer.runWith(parent, () =>
          tracer.trace({ name: `job ${job.name}`, kind: spanKind.consumer }, () => handler(data)),
        );
      },
      options,
    ),
});
