import { goInside, heading, problemOn, screensOf, type Probe } from './visit.ts';

const elsewhere = '/a-page-that-does-not-exist';

/** A change of route inside the app leaves the focus on the new screen's h1. */
export const focusProbe: Probe = async ({ url, contract, context }) => {
  const found: string[] = [];
  const page = await context.newPage();
  await page.goto(`${url}${elsewhere}`);
  await page.locator(heading).first().waitFor();
  for (const { address } of screensOf(contract)) {
    await goInside(page, address);
    const problem = await problemOn(page);
    const focused = await page
      .waitForFunction(() => document.activeElement?.matches('main h1') === true, null, { timeout: 5_000 })
      .then(
        () => true,
        () => false,
      );
    if (problem) found.push(`${address} ${problem} when reached inside the app`);
    else if (!focused) found.push(`${address} does not take the focus to its h1`);
    await goInside(page, elsewhere);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  }
  await page.close();
  return found;
};
