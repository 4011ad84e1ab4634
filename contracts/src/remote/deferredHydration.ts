/** `<template>` with the scripts of a prerendered page; the bootstrap script starts them (see `RemoteRoute.hydrateOn`). */
export const deferredScriptsElementId = 'rankwright-scripts';

/** Dispatched on the document when the app has hydrated the prerendered page and handles its events. */
export const pageHydratedEvent = 'rankwright:taken-over';
