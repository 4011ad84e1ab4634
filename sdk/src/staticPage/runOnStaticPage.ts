import { appStartingAttribute } from '@rankwright/contracts/staticPage';

/** Makes a static page work, unless the app starts and hydrates it. Page scripts are deferred: the page is complete. */
export const runOnStaticPage = (attach: (page: Document) => void): void => {
  if (!document.documentElement.hasAttribute(appStartingAttribute)) attach(document);
};
