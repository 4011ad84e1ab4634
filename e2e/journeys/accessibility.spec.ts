import { expect, test } from '@playwright/test';
import { violationsOf } from '../axe/violationsOf.ts';
import type { Member } from '../product/member.ts';
import { signedIn } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { peopleOf } from '../screens/people.ts';
import { overflowOf } from '../screens/overflowOf.ts';
import { screens, type Viewer } from '../screens/screens.ts';
import { setWeather, settle } from '../screens/weather.ts';

const looks = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const;

test.describe('every screen in every state, for everybody', () => {
  test.describe.configure({ mode: 'parallel' });
  let product: Product;
  let people: Record<Viewer, Member | null>;
  test.beforeAll(async () => {
    product = await startProduct();
    people = await peopleOf(product.url);
  });
  test.afterAll(() => product.stop());

  for (const { name, path, viewer, weather } of screens)
    test(`${name}: axe finds nothing and nothing runs over the edge`, async ({ browser }) => {
      const person = people[viewer];
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        ...(person && { storageState: signedIn(product.url, person) }),
      });
      const page = await context.newPage();
      await setWeather(page, weather);
      await page.goto(`${product.url}${path}`);
      await settle(page, weather);
      for (const { width, height, colorScheme } of looks) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        const problems = [
          ...(await violationsOf(page, { also: ['best-practice'] })),
          ...(await overflowOf(page)),
        ];
        expect(problems, `${width} px, ${colorScheme}`).toEqual([]);
      }
      await context.close();
    });
});
