import { appFormAttribute, staticPagesAttribute } from '@rankwright/contracts/staticPage';
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

/**
 * Fetches the app's scripts when the pointer or the focus comes to what leads to the app, a link or a form, until the signal is aborted.
 */
export const prefetchApp = (page: Document, signal: AbortSignal): void => {
  const staticPages = readStaticPages();
  const isAppLink = ({ origin, pathname }: HTMLAnchorElement): boolean =>
    origin === location.origin && !staticPages.includes(pathname);
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  const leadsToApp = (element: Element): boolean => {
    const link = element.closest<HTMLAnchorElement>('a[href]');
    return link ? isAppLink(link) : element.closest(`form[${appFormAttribute}]`) !== null;
  };
  const handleIntent = ({ target }: Event): void => {
    if (!(target instanceof Element) || !leadsToApp(target) || isSaveDataOn()) return;
    for (const name of intents) page.removeEventListener(name, handleIntent);
    prefetchScripts(page);
  };
  for (const name of intents) page.addEventListener(name, handleIntent, { passive: true, signal });
};
