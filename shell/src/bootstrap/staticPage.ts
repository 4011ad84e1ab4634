import { pageHydratedEvent } from '@rankwright/contracts/hydration';
import { appStartingAttribute, staticPageReadyMark } from '@rankwright/contracts/staticPage';
import { needsApp } from './appNeed.ts';
import { runAppScripts } from './appScripts.ts';
import { controlColorMode } from './colorModeControl.ts';
import { closeMenuOnNavigation } from './menu.ts';
import { reloadOnSignIn } from './signInWatch.ts';
import { showToastsOnRequest } from './toasts.ts';

const attachLayout = (page: Document): void => {
  controlColorMode(page);
  closeMenuOnNavigation(page);
  showToastsOnRequest(page);
  reloadOnSignIn(page);
  performance.mark(staticPageReadyMark);
  page.dispatchEvent(new Event(pageHydratedEvent));
};

/**
 * A page that works without the app: the layout's own controls by this script, the screen's by the remote's page script. For signed-in
 * people, and where the host has something to show, the app starts and hydrates the page instead.
 */
const isAppNeeded = needsApp();
if (isAppNeeded) document.documentElement.setAttribute(appStartingAttribute, '');
document.addEventListener('DOMContentLoaded', () => (isAppNeeded ? runAppScripts : attachLayout)(document), {
  once: true,
});
