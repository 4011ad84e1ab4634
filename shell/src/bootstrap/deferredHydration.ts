import { afterPaint, findDeferredScripts, preloadScripts, runScripts } from './deferredScripts.ts';
import { replayEvents } from './eventReplay.ts';
import { shouldHydrateImmediately, onFirstInteraction } from './hydrationTriggers.ts';

/**
 * Deferred hydration of a prerendered page: its scripts wait in a `<template>` until the first paint. Then they run
 * (trigger `load`), or are preloaded and run on the visitor's first interaction (trigger `interaction`). Clicks and
 * input before hydration are recorded and replayed.
 */
replayEvents(document);

document.addEventListener('DOMContentLoaded', () => {
  if (shouldHydrateImmediately(findDeferredScripts()?.dataset.hydrateOn)) afterPaint(runScripts);
  else {
    onFirstInteraction(document, runScripts);
    afterPaint(preloadScripts);
  }
});
