import type { Page, Route } from 'playwright-core';
import { errorSelector, navigateInApp, findProblem, listScreens, type Probe, type Visit } from './visit.ts';

const notFoundPath = '/a-page-that-does-not-exist';

interface Fault {
  name: string;
  /** Which of the remote's files it affects. */
  matches: (file: string, visit: Visit) => boolean;
  respond: (route: Route) => Promise<void>;
}

const isEntry = (file: string, { contract }: Visit): boolean => file === contract.entry;
const isPage = (file: string): boolean => file.startsWith('page-');
const respondNotFound = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'Not found' });

const faults: readonly Fault[] = [
  { name: 'entry 404', matches: isEntry, respond: respondNotFound },
  {
    name: 'HTML in place of the entry',
    matches: isEntry,
    respond: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  },
  { name: 'page chunk 404', matches: isPage, respond: respondNotFound },
  {
    name: 'page chunk cut off',
    matches: isPage,
    respond: (route) => route.fulfill({ contentType: 'text/javascript', body: '(()=>{' }),
  },
];

const runFault = async (visit: Visit, page: Page, fault: Fault, address: string): Promise<string | null> => {
  const pattern = `**/remotes/${visit.contract.name}/**`;
  const intercept = (route: Route): Promise<void> => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return fault.matches(file, visit) || !file.endsWith('.js') ? fault.respond(route) : route.continue();
  };
  await page.route(pattern, intercept);
  await page.goto(`${visit.url}${notFoundPath}`);
  await navigateInApp(page, address);
  try {
    await page.locator(errorSelector).waitFor({ timeout: 30_000 });
    await page.unroute(pattern, intercept);
    await page.locator(errorSelector).getByRole('button', { name: 'Retry' }).click();
    await page.locator(errorSelector).waitFor({ state: 'hidden', timeout: 15_000 });
  } catch {
    return `${fault.name}: no error with a Retry button that recovers without a reload`;
  }
  const problem = await findProblem(page, visit.contract);
  return problem && `${fault.name}: after Retry ${address} ${problem}`;
};

/** A few faults of the chaos matrix: the host must show an error, and Retry must recover the screen. */
export const faultsProbe: Probe = async (visit) => {
  const address = listScreens(visit.contract)[0]?.address;
  if (!address) return [];
  const found: string[] = [];
  for (const fault of faults) {
    const page = await visit.context.newPage();
    const problem = await runFault(visit, page, fault, address);
    if (problem) found.push(problem);
    await page.close();
  }
  return found;
};
