import { expect, type Page } from '@playwright/test';

/** Rejections that the browser itself reports as console errors although the product expects them. */
const expectedErrors: readonly { name: string; status: number; path: RegExp }[] = [
  { name: 'a page that does not exist', status: 404, path: /^\/(?!api\/)/ },
  { name: 'an account without a plan', status: 404, path: /^\/api\/stripe\/subscription$/ },
];

/** A page for reading preloads its scripts and starts them with the first interaction (ADR 11), which may come later. */
const unusedPreload = 'was preloaded using link preload but not used within a few seconds';

const isExpected = (text: string, url: string): boolean =>
  text.includes(unusedPreload) ||
  expectedErrors.some(
    ({ status, path }) =>
      text.includes(`status of ${status}`) && URL.canParse(url) && path.test(new URL(url).pathname),
  );

/** Collects errors, warnings and policy violations of a page. `expectNothing` fails when there are any. */
export const watchConsole = (page: Page) => {
  const found: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    if (!isExpected(message.text(), url)) found.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => found.push(`exception: ${error.message}`));
  return { expectNothing: () => expect(found).toEqual([]) };
};
