import { staticPagesAttribute } from '@rankwright/contracts/staticPage';
import { findDeferredScripts } from './deferredScripts.ts';

/** True when the browser asks for reduced data usage (Save-Data). */
const isSaveDataOn = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const readStaticPages = (): readonly string[] =>
  JSON.parse(findDeferredScripts()?.getAttribute(staticPagesAttribute) ?? '[]') as string[];

/** Low priority; the page that needs the scripts finds them in the HTTP cache. */
const prefetchScripts = (page: Document): void => {
  for (const { src } of findDeferredScripts()?.content.querySelectorAll('script') ?? []) {
    const link = page.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = src;
    page.head.append(link);
  }
};

/** Fetches the app's scripts when the pointer or the focus comes to a link that needs the app, e.g. Log in. */
export const prefetchApp = (page: Document): void => {
  const staticPages = readStaticPages();
  const isAppLink = ({ origin, pathname }: HTMLAnchorElement): boolean =>
    origin === location.origin && !staticPages.includes(pathname);
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  const handleIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isAppLink(link) || isSaveDataOn()) return;
    for (const name of intents) page.removeEventListener(name, handleIntent);
    prefetchScripts(page);
  };
  for (const name of intents) page.addEventListener(name, handleIntent, { passive: true });
};
