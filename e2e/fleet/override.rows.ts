import assert from 'node:assert/strict';
import { readRegistry } from '../chaos/host/serveRegistry.ts';
import { createStorageState } from '../product/member.ts';
import { writeRemoteBuild } from './buildRelease.ts';
import { runRemote } from '../product/command.ts';
import { getCurrent, type Fleet, type Row } from './fleet.ts';
import { serveBuild } from './serveBuild.ts';

const remote = 'billing';
const address = '/analytics';
/** What the host calls the version of any build that an override loads. */
const overridden = 'override';

/** Opens the URL that `override` prints, and then the screen in the same tab. */
const openOverride = async ({ browser, product, member }: Fleet, url: string) => {
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('main[data-screen] h1').first().waitFor({ timeout: 60_000 });
  await page.goto(`${product.url}${address}`);
  await page.locator(`main[data-screen^="${remote}@"] h1`).first().waitFor({ timeout: 60_000 });
  const screen = await page.locator('main[data-screen]').getAttribute('data-screen');
  const isAnnounced = await page.getByText(`This tab loads ${remote} from`).isVisible();
  await context.close();
  return { version: screen?.split('@')[1], isAnnounced };
};

export const overrideRows: readonly Row[] = [
  {
    name: 'an override loads another build in one tab, once its origin is allowed, and says so',
    run: async (fleet) => {
      const { origin, onEnd, product } = fleet;
      const current = getCurrent(readRegistry(origin), remote);
      const page = `() => React.createElement('h1', { tabIndex: -1 }, 'Overridden')`;
      const folder = writeRemoteBuild({
        origin,
        model: { name: remote, version: current },
        version: '9.9.9-override',
        page,
      });
      const build = await serveBuild(folder, onEnd);
      const printed = await runRemote(origin, 'override', remote, `${build}/`);
      assert.equal(printed.code, 0, printed.output);
      const url = printed.output.trim();
      assert.ok(url.startsWith(product.url), url);
      assert.deepEqual(await openOverride(fleet, url), { version: current, isAnnounced: false });
      const allowed = await runRemote(origin, 'allow', build);
      assert.equal(allowed.code, 0, allowed.output);
      assert.deepEqual(await openOverride(fleet, url), { version: overridden, isAnnounced: true });
      assert.equal((await runRemote(origin, 'disallow', build)).code, 0);
    },
  },
];
