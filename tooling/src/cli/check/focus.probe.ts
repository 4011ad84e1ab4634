import { navigateInApp, headingSelector, findProblem, listScreens, type Probe } from './visit.ts';

const notFoundPath = '/a-page-that-does-not-exist';

/** In-app navigation must move focus to the new screen's h1. */
export const focusProbe: Probe = async ({ url, contract, context }) => {
  const found: string[] = [];
  const page = await context.newPage();
  await page.goto(`${url}${notFoundPath}`);
  await page.locator(headingSelector).first().waitFor();
  for (const { address } of listScreens(contract)) {
    await navigateInApp(page, address);
    const problem = await findProblem(page, contract);
    const focused = await page
      .waitForFunction(() => document.activeElement?.matches('main h1') === true, null, { timeout: 5_000 })
      .then(
        () => true,
        () => false,
      );
    if (problem) found.push(`${address} ${problem} after in-app navigation`);
    else if (!focused) found.push(`${address} does not move focus to its h1`);
    await navigateInApp(page, notFoundPath);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  }
  await page.close();
  return found;
};
