import type { Page, Route } from 'playwright-core';
import { failure, goInside, problemOn, screensOf, type Probe, type Visit } from './visit.ts';

const elsewhere = '/a-page-that-does-not-exist';

interface Fault {
  name: string;
  /** Which of the remote's files it hits. */
  hits: (file: string, visit: Visit) => boolean;
  answer: (route: Route) => Promise<void>;
}

const isEntry = (file: string, { contract }: Visit): boolean => file === contract.entry;
const isPage = (file: string): boolean => file.startsWith('page-');
const page404 = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'Not found' });

const faults: readonly Fault[] = [
  { name: 'entry 404', hits: isEntry, answer: page404 },
  {
    name: 'HTML in place of the entry',
    hits: isEntry,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  },
  { name: 'page chunk 404', hits: isPage, answer: page404 },
  {
    name: 'page chunk cut off',
    hits: isPage,
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: '(()=>{' }),
  },
];

const suffer = async (visit: Visit, page: Page, fault: Fault, address: string): Promise<string | null> => {
  const pattern = `**/remotes/${visit.contract.name}/**`;
  const strike = (route: Route): Promise<void> => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return fault.hits(file, visit) || !file.endsWith('.js') ? fault.answer(route) : route.continue();
  };
  await page.route(pattern, strike);
  await page.goto(`${visit.url}${elsewhere}`);
  await goInside(page, address);
  try {
    await page.locator(failure).waitFor({ timeout: 30_000 });
    await page.unroute(pattern, strike);
    await page.locator(failure).getByRole('button', { name: 'Retry' }).click();
    await page.locator(failure).waitFor({ state: 'hidden', timeout: 15_000 });
  } catch {
    return `${fault.name}: no error with a Retry that recovers without a reload`;
  }
  const problem = await problemOn(page);
  return problem && `${fault.name}: after Retry ${address} ${problem}`;
};

/** A few of the chaos matrix's faults: the host says so, and Retry brings the screen back. */
export const faultsProbe: Probe = async (visit) => {
  const address = screensOf(visit.contract)[0]?.address;
  if (!address) return [];
  const found: string[] = [];
  for (const fault of faults) {
    const page = await visit.context.newPage();
    const problem = await suffer(visit, page, fault, address);
    if (problem) found.push(problem);
    await page.close();
  }
  return found;
};
