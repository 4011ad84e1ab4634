/** `<template>` with the two kinds of toast, which the host's page script shows on a static page. */
export const toastTemplateId = 'rankwright-toasts';

/** `<template>` with the scripts of the app on a static page, which its bootstrap script runs for signed-in people. */
export const appScriptsId = 'rankwright-scripts';

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

/** Performance mark of the moment from which a static page answers. */
export const staticPageReadyMark = 'rankwright:static-page';
