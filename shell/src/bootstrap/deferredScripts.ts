import { deferredScriptsElementId } from '@rankwright/contracts/deferredHydration';

/** The template in which the app's scripts wait. */
export const findDeferredScripts = (): HTMLTemplateElement | null => {
  const template = document.getElementById(deferredScriptsElementId);
  return template instanceof HTMLTemplateElement ? template : null;
};

const insertFromTemplate = (selector: string): void => {
  for (const part of findDeferredScripts()?.content.querySelectorAll(selector) ?? []) {
    const copy = document.importNode(part, true);
    // Inserted scripts run in order only when `async` is false.
    if (copy instanceof HTMLScriptElement) copy.async = false;
    document.body.append(copy);
    part.remove();
  }
};
export const preloadScripts = (): void => insertFromTemplate('link');
export const runScripts = (): void => insertFromTemplate('link, script');

export const afterPaint = (then: () => void): void => {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
};
