import type { SentMessage } from '../../mail/mail.ts';
import { html, type Html } from '../../pages/html.ts';
import type { PageOptions } from '../../pages/page.ts';

const linkPattern = /(https?:\/\/\S+)/;

const linkify = (text: string): Html[] =>
  text
    .split(linkPattern)
    .map((part) => (linkPattern.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));

const renderMessage = ({ to, subject, text, sentAt }: SentMessage): Html =>
  html`<article>
    <h2>${subject}</h2>
    <p class="soft">To ${to}, ${sentAt.toISOString()}</p>
    <pre>${linkify(text)}</pre>
  </article>`;

export const renderOutboxPage = (messages: SentMessage[]): PageOptions => ({
  title: 'Outbox',
  body: html`<main class="wide">
    <p class="banner">Development only: emails are stored here instead of being sent.</p>
    <h1>Outbox</h1>
    ${messages.length === 0 ? html`<p>No emails yet.</p>` : messages.map(renderMessage)}
  </main>`,
});
