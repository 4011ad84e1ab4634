/** `<template>` with the scripts of a page that was rendered ahead; the page starts them itself (`RemoteRoute.starts`). */
export const heldScriptsElementId = 'rankwright-scripts';

/** Dispatched on the document when the app has taken over the rendered page: its screen answers. */
export const pageTakenOverEvent = 'rankwright:taken-over';
