import type { Page } from '@playwright/test';

/** The words come as slowly as a person reads, so that there is a middle to stop in; the words are the server's. */
export const slowDown = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const real = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const answer = await real(input, init);
      if (!answer.body || !(typeof input === 'string' && input.endsWith('/stream'))) return answer;
      const slowly = new TransformStream<Uint8Array, Uint8Array>({
        transform: async (chunk, controller) => {
          for (let at = 0; at < chunk.length; at += 400) {
            controller.enqueue(chunk.slice(at, at + 400));
            await new Promise((resolve) => setTimeout(resolve, 200));
          }
        },
      });
      return new Response(answer.body.pipeThrough(slowly), answer);
    };
  });
};
