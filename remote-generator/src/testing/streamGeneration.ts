import { streamArticle, type GenerationEvent } from '@rankwright/contracts/articles';
import { http, HttpResponse, type HttpHandler } from 'msw';

/**
 * Replies with server-sent events. `open` leaves the stream open after the last event; `broken` aborts it
 * there.
 */
export const streamGeneration = (
  events: readonly GenerationEvent[],
  ending: 'closed' | 'open' | 'broken' = 'closed',
): HttpHandler =>
  http.post(`*${streamArticle.path}`, () => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const event of events)
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(streamArticle.reply.parse(event))}\n\n`));
        if (ending === 'closed') controller.close();
        if (ending === 'broken') controller.error(new Error('cut off'));
      },
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
