import { appStartingAttribute, staticPageReadyMark } from '@rankwright/contracts/staticPage';
import { prefetchApp } from './appPrefetch.ts';
import { closeMenuOnNavigation } from './menu.ts';
import { controlColorMode } from './colorModeControl.ts';
import { afterPaint, runScripts } from './deferredScripts.ts';
import { replayEvents } from './eventReplay.ts';
import { doesStaticPageNeedApp } from './hydrationTriggers.ts';
import { reloadOnSignIn } from './signInWatch.ts';
import { showToastsOnRequest } from './toasts.ts';

/**
 * A page that works without the app. The layout's own controls work by this script, the screen's by the remote's page
 * script. For signed-in people, and where the host has something to show, the app starts and hydrates the page instead.
 */
const startApp = (): void => {
  document.documentElement.setAttribute(appStartingAttribute, '');
  replayEvents(document);
  document.addEventListener('DOMContentLoaded', () => afterPaint(runScripts));
};

const attachLayout = (): void => {
  controlColorMode(document);
  closeMenuOnNavigation(document);
  showToastsOnRequest(document);
  prefetchApp(document);
  reloadOnSignIn(document);
  performance.mark(staticPageReadyMark);
};

if (doesStaticPageNeedApp()) startApp();
else document.addEventListener('DOMContentLoaded', attachLayout);
