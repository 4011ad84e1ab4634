import { appStartingAttribute, staticPageReadyMark, startAppEvent } from '@rankwright/contracts/staticPage';
import { prefetchApp } from './appPrefetch.ts';
import { closeMenuOnNavigation } from './menu.ts';
import { controlColorMode } from './colorModeControl.ts';
import { afterPaint, runScripts } from './deferredScripts.ts';
import { holdEarlySubmits } from './earlySubmits.ts';
import { replayEvents } from './eventReplay.ts';
import { doesStaticPageNeedApp } from './hydrationTriggers.ts';
import { reloadOnSignIn } from './signInWatch.ts';
import { showToastsOnRequest } from './toasts.ts';

/** What the page's own scripts have attached ends when the app starts. */
const layout = new AbortController();

/** The app hydrates the page, which is prerendered or as its scripts leave it. */
const startApp = (): void => {
  layout.abort();
  document.documentElement.setAttribute(appStartingAttribute, '');
  replayEvents(document);
  const runAfterPaint = (): void => afterPaint(runScripts);
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', runAfterPaint, { once: true });
  else runAfterPaint();
};

const attachLayout = (): void => {
  const { signal } = layout;
  controlColorMode(document, signal);
  closeMenuOnNavigation(document, signal);
  showToastsOnRequest(document, signal);
  prefetchApp(document, signal);
  reloadOnSignIn(document, signal);
  performance.mark(staticPageReadyMark);
};

/**
 * A page that works without the app. The layout's own controls work by this script, the screen's by the remote's page
 * script. For signed-in people, where the host has something to show, and when the page script asks for it, the app starts and hydrates
 * the page instead.
 */
const start = (): void => {
  if (doesStaticPageNeedApp()) {
    startApp();
    return;
  }
  document.addEventListener(startAppEvent, startApp, { once: true });
  holdEarlySubmits(document, layout.signal);
  document.addEventListener('DOMContentLoaded', attachLayout, { once: true, signal: layout.signal });
};

start();
