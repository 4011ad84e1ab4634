import { findAxeViolations } from '../axe/findAxeViolations.ts';
import { paths } from '@rankwright/contracts/paths';
import type { Member } from '../product/member.ts';
import { createStorageState } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { createPersonas } from '../screens/personas.ts';
import { findOverflow } from '../screens/findOverflow.ts';
import { findLayoutShifts, watchLayoutShifts } from '../screens/layoutShifts.ts';
import { screens, type Persona } from '../screens/screens.ts';
import { watchNetwork } from '../product/watchNetwork.ts';
import { setApiCondition, waitForScreen } from '../screens/apiCondition.ts';
import { expectStatus } from '../product/expectedMessages.ts';
import { expect, test } from '../product/test.ts';

test.use({
  expectedMessages: { 'the API that fails in the state “failed”': expectStatus(500, /^\/api\//) },
});

/** Each width whole in one color scheme, and the colors of the other. */
const viewports = [
  { width: 360, height: 740, colorScheme: 'light', colorsOnly: false },
  { width: 1280, height: 900, colorScheme: 'dark', colorsOnly: false },
  { width: 1280, height: 900, colorScheme: 'light', colorsOnly: true },
  { width: 360, height: 740, colorScheme: 'dark', colorsOnly: true },
] as const;

test.describe('accessibility of every screen in every state', () => {
  test.describe.configure({ mode: 'parallel' });
  let product: Product;
  let personas: Record<Persona, Member | null>;
  test.beforeAll(async () => {
    product = await startProduct();
    personas = await createPersonas(product.url);
  });
  test.afterAll(() => product.stop());

  for (const { name, path, persona: viewer, apiCondition } of screens)
    test(`${name}: has no axe or policy violations, moves nothing by itself and does not scroll sideways`, async ({
      browser,
    }) => {
      const persona = personas[viewer];
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        viewport: { width: 360, height: 740 },
        ...(persona && { storageState: createStorageState(product.url, persona) }),
      });
      const page = await context.newPage();
      const network = watchNetwork(page);
      await watchLayoutShifts(page);
      await setApiCondition(page, apiCondition);
      await page.goto(`${product.url}${path}`);
      await waitForScreen(page, network, apiCondition);
      expect(await findLayoutShifts(page)).toEqual([]);
      for (const { width, height, colorScheme, colorsOnly } of viewports) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        const problems = [
          ...(await findAxeViolations(page, { extraTags: ['best-practice'], colorsOnly })),
          ...(await findOverflow(page)),
        ];
        expect(problems, `${width} px, ${colorScheme}`).toEqual([]);
      }
      await context.close();
    });

  test('the selected tab is marked in forced colors', async ({ browser }) => {
    const member = personas.member;
    if (!member) throw new Error('The member has no account.');
    const context = await browser.newContext({
      forcedColors: 'active',
      storageState: createStorageState(product.url, member),
    });
    const page = await context.newPage();
    await page.goto(`${product.url}${paths.contentPlanner}`);
    const tabs = page.getByRole('tablist', { name: 'Planner views' }).getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    const lines = await tabs.evaluateAll((all) =>
      all.map((tab) => [tab.getAttribute('aria-selected'), getComputedStyle(tab).borderBottomWidth]),
    );
    expect(lines).toEqual([['true', '2px'], ...Array<string[]>(3).fill(['false', '0px'])]);
    await context.close();
  });

  test('a page that runs a script or an image of another origin is reported', async ({
    browser,
    browserWatch,
  }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(product.url);
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('script'), { textContent: 'void 0' }));
      document.body.append(Object.assign(new Image(), { src: 'http://images.example/a.png' }));
    });
    const reported: string[] = [];
    await expect(() => {
      reported.push(...browserWatch.take().map(({ text }) => text));
      expect(reported.join('\n')).toMatch(/policy: script-src-elem blocks inline/);
      expect(reported.join('\n')).toMatch(/policy: img-src blocks http:\/\/images\.example/);
      expect(reported.join('\n')).toMatch(/error: .*Content Security Policy/);
    }).toPass();
    await context.close();
  });
});
