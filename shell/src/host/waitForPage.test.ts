import type { LoadedPage } from '../hostContext/HostContext.ts';
import { waitForPage } from './waitForPage.ts';

const page: LoadedPage = {
  Page: () => null,
  prefetch: null,
  remote: 'planner',
  version: '1.0.0',
  owner: 'planner',
};

describe('the first render waits for the code of its page', () => {
  it('and has it when it comes from the device', async () => {
    const pages = { '/content-planner': page };
    await expect(waitForPage(Promise.resolve(pages))).resolves.toBe(pages);
  });

  it('but not for a slow one', async () => {
    jest.useFakeTimers();
    const waiting = waitForPage(new Promise(() => undefined));
    jest.runAllTimers();
    await expect(waiting).resolves.toEqual({});
    jest.useRealTimers();
  });
});
