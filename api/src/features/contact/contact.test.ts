import { sendContactMessage, subscribeToNewsletter } from '@rankwright/contracts/contact';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { contactMessages, newsletterSubscribers } from '../../database/schema/site.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('the contact page', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  it('keeps a message [A-223]', async () => {
    const { example } = sendContactMessage;
    const reply = await api.call(sendContactMessage, { body: example.body });
    assert.equal(reply.body.message, 'Message Submitted Successfully!');
    const [row] = await api.deps.db.select().from(contactMessages);
    assert.deepEqual([row?.name, row?.company], ['Ada', 'Analytical Engines']);
  });

  it('refuses an e-mail without the simple shape, and keeps nothing [A-224]', async () => {
    const body = { name: 'Eve', email: 'eve at example', message: 'Hello' };
    const reply = await api.call(sendContactMessage, { body });
    assert.deepEqual([reply.status, reply.body.error], [400, 'Please enter a valid email address.']);
    assert.equal((await api.deps.db.select().from(contactMessages)).length, 1);
  });

  for (const missing of ['name', 'email', 'message'])
    it(`refuses a message without ${missing}, and keeps nothing [A-224]`, async () => {
      const body = { ...sendContactMessage.example.body, [missing]: '' };
      const reply = await api.call(sendContactMessage, { body });
      assert.deepEqual([reply.status, Object.keys(reply.body.details ?? {})], [400, [missing]]);
      assert.equal((await api.deps.db.select().from(contactMessages)).length, 1);
    });

  it('signs up for the newsletter once, however often it is asked', async () => {
    for (const email of ['ada@example.com', 'ADA@example.com']) {
      assert.equal((await api.call(subscribeToNewsletter, { body: { email } })).status, 200);
    }
    assert.equal((await api.deps.db.select().from(newsletterSubscribers)).length, 1);
  });
});
