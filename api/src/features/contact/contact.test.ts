import { getSchemas } from '@rankwright/contracts/endpoints';
import { sendContactMessage, subscribeToNewsletter } from '@rankwright/contracts/contact';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { contactMessages, newsletterSubscribers } from '../../database/schema/site.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('contact and newsletter', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  it('saves a message [A-223]', async () => {
    const { example } = getSchemas(sendContactMessage);
    const reply = await api.call(sendContactMessage, { body: example.body });
    assert.equal(reply.body.message, 'Message Submitted Successfully!');
    const [row] = await api.deps.db.select().from(contactMessages);
    assert.deepEqual([row?.name, row?.company], ['Ada', 'Analytical Engines']);
  });

  it('rejects a malformed email address and saves nothing [A-224]', async () => {
    const body = { name: 'Eve', email: 'eve at example', message: 'Hello' };
    const reply = await api.call(sendContactMessage, { body });
    assert.deepEqual([reply.status, reply.body.error], [400, 'Please enter a valid email address.']);
    assert.equal((await api.deps.db.select().from(contactMessages)).length, 1);
  });

  for (const missing of ['name', 'email', 'message'])
    it(`rejects a message without ${missing} and saves nothing [A-224]`, async () => {
      const body = { ...getSchemas(sendContactMessage).example.body, [missing]: '' };
      const reply = await api.call(sendContactMessage, { body });
      assert.deepEqual([reply.status, Object.keys(reply.body.details ?? {})], [400, [missing]]);
      assert.equal((await api.deps.db.select().from(contactMessages)).length, 1);
    });

  it('subscribes an email address to the newsletter only once, whatever its case', async () => {
    for (const email of ['ada@example.com', 'ADA@example.com']) {
      assert.equal((await api.call(subscribeToNewsletter, { body: { email } })).status, 200);
    }
    assert.equal((await api.deps.db.select().from(newsletterSubscribers)).length, 1);
  });
});
