import type { Page } from '@playwright/test';

/**
 * Slows down streamed responses, so that a test can act while an article is being written. The text is not
 * changed.
 */
export const slowDownStreams = async (page: Page, pauseMs = 200): Promise<void> => {
  await page.addInitScript((pause) => {
    const real = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const answer = await real(input, init);
      if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
      const slowly = new TransformStream<Uint8Array, Uint8Array>({
        transform: async (chunk, controller) => {
          for (let at = 0; at < chunk.length; at += 400) {
            controller.enqueue(chunk.slice(at, at + 400));
            await new Promise((resolve) => setTimeout(resolve, pause));
          }
        },
      });
      return new Response(answer.body.pipeThrough(slowly), answer);
    };
  }, pauseMs);
};
