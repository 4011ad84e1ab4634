import type { Route } from '@playwright/test';
import { serviceWorkerPath } from '@rankwright/contracts/remote';
import { waitUntilFilesSaved, waitUntilSaved } from '../../product/serviceWorker.ts';
import { getRegisteredRemote, type ChaosFixture } from '../host/fixture.ts';
import { openNeutral, openScreen } from '../host/screen.ts';
import type { Fault, Recover } from '../matrix/fault.ts';
import { expectScreen } from './hostFailure.ts';

const nothingToEnd: Recover = () => Promise.resolve();

/** A visit before this one, whose files the worker has saved. */
const visitBefore = async (fixture: ChaosFixture): Promise<void> => {
  const { page, url, target } = fixture;
  await page.goto(`${url}${target.address}`);
  await page.getByRole('main').locator('h1').first().waitFor();
  await waitUntilSaved(page);
  await openNeutral(page, url);
  // Its contract is fetched when the screen is opened inside the app.
  await openScreen(page, target.address);
  await waitUntilFilesSaved(page, [`${getRegisteredRemote(fixture).current.base}remote.contract.json`]);
};

type SavedFile = 'script' | 'contract';

/** Damages what the worker has saved of the target. Returns how many files that were. */
const damageSaved = (fixture: ChaosFixture, file: SavedFile): Promise<number> =>
  fixture.page.evaluate(
    async ({ folder, kind }) => {
      const cache = await caches.open(kind === 'script' ? 'rankwright-assets' : 'rankwright-contracts');
      const ending = kind === 'script' ? '.js' : '/remote.contract.json';
      const keys = (await cache.keys()).filter(({ url }) => {
        const { pathname } = new URL(url);
        return pathname.startsWith(folder) && pathname.endsWith(ending);
      });
      for (const key of keys) {
        const saved = await cache.match(key);
        const text = (await saved?.text()) ?? '';
        const body = kind === 'script' ? text.slice(0, text.length / 2) : `${text} `;
        await cache.put(key, new Response(body, { headers: saved?.headers ?? {} }));
      }
      return keys.length;
    },
    { folder: getRegisteredRemote(fixture).current.base, kind: file },
  );

const damage =
  (file: SavedFile) =>
  async (fixture: ChaosFixture): Promise<Recover> => {
    await visitBefore(fixture);
    if ((await damageSaved(fixture, file)) === 0) throw new Error(`The worker has saved no ${file}.`);
    return nothingToEnd;
  };

const respondBroken = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/javascript', body: `throw new Error('chaos: broken worker');` });

export const workerFaults: readonly Fault[] = [
  {
    name: "damaged scripts in the service worker's cache",
    expectation: 'the browser refuses them and the host loads them again past the worker',
    isReturning: true,
    address: ({ target }) => target.address,
    inject: damage('script'),
    expectMessage: expectScreen,
    recover: expectScreen,
  },
  {
    name: "service worker's stale cache",
    expectation: 'the worker asks the network first',
    isReturning: true,
    address: ({ target }) => target.address,
    inject: damage('contract'),
    expectMessage: expectScreen,
    recover: expectScreen,
  },
  {
    name: 'broken service worker',
    expectation: 'the app works as without one',
    isReturning: true,
    address: ({ target }) => target.address,
    inject: async ({ context }) => {
      await context.route(`**${serviceWorkerPath}`, respondBroken);
      return () => context.unroute(`**${serviceWorkerPath}`, respondBroken);
    },
    expectMessage: expectScreen,
    recover: expectScreen,
  },
];
