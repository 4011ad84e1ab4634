import { html } from '../../pages/html.ts';
import type { PageOptions } from '../../pages/page.ts';

/** Asks first: mail scanners open every link. */
export const renderStopPage = (recipient: string): PageOptions => ({
  title: 'Stop the reports',
  body: html`<main>
    <h1>Stop the reports</h1>
    <p>No more monthly reports of this sender will be mailed to ${recipient}.</p>
    <form method="post"><button class="main">Stop the reports</button></form>
  </main>`,
});

export const renderStoppedPage = (recipient: string): PageOptions => ({
  title: 'Reports stopped',
  body: html`<main>
    <h1>Reports stopped</h1>
    <p>${recipient} was taken off the list.</p>
  </main>`,
});
