import type { SentMessage } from '../../mail/mail.ts';
import { html, type Html } from '../../pages/html.ts';
import type { PageOptions } from '../../pages/page.ts';

const linkPattern = /(https?:\/\/\S+)/;

const linked = (text: string): Html[] =>
  text
    .split(linkPattern)
    .map((part) => (linkPattern.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));

const letter = ({ to, subject, text, sentAt }: SentMessage): Html =>
  html`<article>
    <h2>${subject}</h2>
    <p class="soft">To ${to}, ${sentAt.toISOString()}</p>
    <pre>${linked(text)}</pre>
  </article>`;

export const outboxPage = (messages: SentMessage[]): PageOptions => ({
  title: 'Outbox',
  body: html`<main class="wide">
    <p class="banner">Development only: mail that stayed on this machine.</p>
    <h1>Outbox</h1>
    ${messages.length === 0 ? html`<p>Nothing was sent yet.</p>` : messages.map(letter)}
  </main>`,
});
