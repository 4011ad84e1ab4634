/** `<template>` with the two kinds of toast, which the host's page script shows on a static page. */
export const toastTemplateId = 'rankwright-toasts';

/** Attribute of the deferred scripts' template: JSON list of the addresses that are static pages. */
export const staticPagesAttribute = 'data-static-pages';

/** Sent to the document by a page script to show a toast. */
export const toastEvent = 'rankwright:toast';

/** `detail` of `toastEvent`. */
export interface StaticToast {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** Milliseconds. */
  durationMs: number;
}

/** Attribute of `<html>` on a static page that starts the app after all: its page script leaves it alone. */
export const appStartingAttribute = 'data-app-starting';

/** Sent to the document by a page script to start the app, which hydrates the page and takes it over from the scripts. */
export const startAppEvent = 'rankwright:start-app';

/** Attribute of a form after which people go on to the app: its scripts are fetched while they fill it in. */
export const appFormAttribute = 'data-app-form';

/** Performance mark of the moment from which a static page answers. */
export const staticPageReadyMark = 'rankwright:static-page';
