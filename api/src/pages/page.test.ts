import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';
import { html } from './html.ts';

describe('server-rendered pages', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  it('allows only its own inline style and script in the content security policy', async () => {
    const { body, headers } = await api.app.inject('/api/dev/identity');
    const policy = String(headers['content-security-policy']);
    for (const [, text] of body.matchAll(/<(?:style|script)>([\s\S]*?)<\/(?:style|script)>/g)) {
      const hash = createHash('sha256')
        .update(text ?? '')
        .digest('base64');
      assert.ok(policy.includes(`'sha256-${hash}'`), policy);
    }
  });

  it('escapes user input', () => {
    assert.equal(html`<p>${'<script>"&\''}</p>`.html, '<p>&lt;script&gt;&quot;&amp;&#39;</p>');
  });
});
