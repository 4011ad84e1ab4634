import { html } from '../../pages/html.ts';
import type { PageOptions } from '../../pages/page.ts';

/** Posts the signed token to the window that opened this one (same origin only). */
const sendIdentityScript = `
const form = document.querySelector('form');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const reply = await fetch(location.pathname + '/token', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const answer = await reply.json();
  if (!reply.ok) { document.querySelector('[role=alert]').textContent = answer.message; return; }
  if (!window.opener) { document.querySelector('[role=alert]').textContent = 'Open this page from the log-in page.'; return; }
  window.opener.postMessage({ type: 'RANKWRIGHT_IDENTITY', identity: answer.identity }, location.origin);
  window.close();
});
`;

export const renderIdentityPage = (): PageOptions => ({
  title: 'Local identity',
  script: sendIdentityScript,
  body: html`<main>
    <p class="banner">Development only: sign in as anyone.</p>
    <h1>Sign in</h1>
    <p class="soft">Replaces Google sign-in while no Google client is configured.</p>
    <form>
      <label
        >Email <input name="email" type="email" required autocomplete="email" value="ada@example.com"
      /></label>
      <label
        >Name <input name="name" required maxlength="120" autocomplete="name" value="Ada Lovelace"
      /></label>
      <p class="bad" role="alert"></p>
      <button class="main">Continue</button>
    </form>
  </main>`,
});
