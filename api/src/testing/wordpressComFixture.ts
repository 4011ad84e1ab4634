import { logIn } from '@rankwright/contracts/account';
import {
  authorizeWordpress,
  completeWordpressOAuth,
  saveWordpressOAuthApp,
} from '@rankwright/contracts/connections';
import { publishToWordpressOAuth } from '@rankwright/contracts/publishing';
import { startFakeWordpressCom } from '@rankwright/testing/fakes/wordpressCom/fakeWordpressCom';
import assert from 'node:assert/strict';
import { dayMs } from '../clock.ts';
import { setUpPlatformFixture } from './platformFixture.ts';

/** Registers hooks that start a fake WordPress.com, an API and an account with a plan for the enclosing suite. */
export const setUpWordpressComFixture = () => {
  const fixture = setUpPlatformFixture(startFakeWordpressCom, (url) => ({ WORDPRESS_COM_URL: url }));
  const { send } = fixture;
  /** Opens the consent page as a browser would and returns the callback query. */
  const getConsentQuery = async (): Promise<Record<string, string>> => {
    const { authUrl } = (await send(authorizeWordpress)).body.data as { authUrl: string };
    const answer = await fetch(authUrl, { redirect: 'manual' });
    const location = new URL(answer.headers.get('location') ?? '');
    assert.equal(location.pathname, '/auth/wordpress/callback');
    return Object.fromEntries(location.searchParams);
  };
  return {
    fixture,
    /** Advances the clock and logs in again. */
    advanceDays: async (days: number): Promise<void> => {
      fixture.api.clock.advance(days * dayMs);
      const { email, password } = fixture.account;
      const reply = await fixture.api.call(logIn, { body: { email, password } });
      fixture.account.token = String(reply.body.token);
    },
    saveApp: () => {
      const { clientId, clientSecret } = fixture.fake.switches;
      return send(saveWordpressOAuthApp, {
        body: { siteUrl: 'kitchen.example.com', clientId, clientSecret },
      });
    },
    getConsentQuery,
    authorize: async () => send(completeWordpressOAuth, { query: await getConsentQuery() }),
    publish: async (title: string, change = {}) =>
      (await send(publishToWordpressOAuth, { body: { title, content: `## ${title}\n\nText.`, ...change } }))
        .body,
  };
};
