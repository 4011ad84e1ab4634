import { appScriptsId } from '@rankwright/contracts/staticPage';

/** Runs the scripts of the app, which wait in a template of a static page. */
export const runAppScripts = (page: Document): void => {
  const template = page.querySelector<HTMLTemplateElement>(`template#${appScriptsId}`);
  for (const part of template?.content.children ?? []) {
    const copy = page.importNode(part, true);
    // Inserted scripts run in order only when `async` is false.
    if (copy instanceof HTMLScriptElement) copy.async = false;
    page.body.append(copy);
  }
  template?.remove();
};
