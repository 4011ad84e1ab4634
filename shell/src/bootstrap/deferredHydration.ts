import { deferredScriptsElementId } from '@rankwright/contracts/deferredHydration';
import { replayEvents } from './eventReplay.ts';
import { shouldHydrateImmediately, onFirstInteraction } from './hydrationTriggers.ts';

/**
 * Deferred hydration of a prerendered page: its scripts wait in a `<template>` until the first paint. Then they run
 * (trigger `load`), or are preloaded and run on the visitor's first interaction (trigger `interaction`). Clicks and
 * input before hydration are recorded and replayed.
 */
replayEvents(document);

const insertFromTemplate = (selector: string): void => {
  const template = document.getElementById(deferredScriptsElementId);
  if (!(template instanceof HTMLTemplateElement)) return;
  for (const part of template.content.querySelectorAll(selector)) {
    const copy = document.importNode(part, true);
    // Inserted scripts run in order only when `async` is false.
    if (copy instanceof HTMLScriptElement) copy.async = false;
    document.body.append(copy);
    part.remove();
  }
};
const preloadScripts = (): void => insertFromTemplate('link');
const runScripts = (): void => insertFromTemplate('link, script');

const afterPaint = (then: () => void): void => {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
};

document.addEventListener('DOMContentLoaded', () => {
  const template = document.getElementById(deferredScriptsElementId);
  if (shouldHydrateImmediately(template?.dataset.hydrateOn)) afterPaint(runScripts);
  else {
    onFirstInteraction(document, runScripts);
    afterPaint(preloadScripts);
  }
});
