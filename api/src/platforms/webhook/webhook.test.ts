import type { DeliveryLogEntry, Post } from '@rankwright/platforms/port/platform';
import { createWebhookHeaders, createWebhookSecret } from '@rankwright/platforms/webhook/signature';
import { openWebhook } from '@rankwright/platforms/webhook/webhook';
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import { createContext, createRecordedSite, readError, type RecordedAnswer } from '../recordedSite.ts';
import { createSamplePost } from '../samplePost.ts';

const url = 'https://hooks.example:81/in';
const secret = `whsec_${Buffer.from('key').toString('base64')}`;
const open = (answer: RecordedAnswer, secrets: object = {}) => {
  const recorded = createRecordedSite(answer);
  const log: DeliveryLogEntry[] = [];
  const logDelivery = (entry: DeliveryLogEntry) => Promise.resolve(void log.push(entry));
  const site = openWebhook(
    createContext(recorded.outbound, { logDelivery }),
    { url },
    { secret, ...secrets },
  );
  const readBody = () => JSON.parse(recorded.sent[0]?.body as string) as Record<string, unknown>;
  return { site, log, sent: recorded.sent, readBody };
};
const publish = async (
  change: Partial<Post>,
  remoteId: string | null,
  answer: RecordedAnswer = { text: '' },
) => {
  const opened = open(answer);
  const saved = await opened.site.publish(createSamplePost({ status: 'published', ...change }), remoteId);
  return { ...opened, saved, body: opened.readBody() };
};

describe('a signed delivery', () => {
  it('is signed with each secret', () => {
    const now = new Date('2026-03-01T12:00:00.999Z');
    const sign = (key: string) =>
      `v1,${createHmac('sha256', Buffer.from(key)).update('id.1772366400.body').digest('base64')}`;
    const other = `whsec_${Buffer.from('other').toString('base64')}`;
    assert.deepEqual(createWebhookHeaders([secret, other], { id: 'id', now, body: 'body' }), {
      'webhook-id': 'id',
      'webhook-timestamp': '1772366400',
      'webhook-signature': `${sign('key')} ${sign('other')}`,
    });
    assert.match(createWebhookSecret(), /^whsec_[A-Za-z0-9+/]{32}$/);
    assert.notEqual(createWebhookSecret(), createWebhookSecret());
  });

  it('is signed with the replaced secret, too, until its end', async () => {
    for (const [validUntil, count] of [
      ['2026-03-01T12:00:00Z', 1],
      ['2026-03-01T12:00:01Z', 2],
    ] as const) {
      const { site, sent } = open({ text: '' }, { previous: { secret, validUntil } });
      await site.verify();
      assert.equal(sent[0]?.headers?.['webhook-signature']?.split(' ').length, count);
    }
  });

  it('tests the connection', async () => {
    const { site, sent, log, readBody } = open({ text: '' });
    assert.deepEqual(await site.verify(), {
      name: 'hooks.example:81',
      url,
      settings: {},
      checks: [{ name: 'Delivery', ok: true, detail: 'hooks.example:81 accepted a signed test' }],
    });
    assert.deepEqual(readBody(), {
      type: 'test',
      timestamp: '2026-03-01T12:00:00.000Z',
      data: { message: 'This is a test delivery from Rankwright.' },
    });
    assert.deepEqual([sent[0]?.url, sent[0]?.method], [url, 'POST']);
    const [{ messageId, durationMs, ...entry }] = log as [DeliveryLogEntry];
    assert.match(messageId, /^msg_[0-9a-f]{32}$/);
    assert.ok(Number.isInteger(durationMs) && durationMs >= 0 && durationMs < 60_000);
    assert.deepEqual(entry, { type: 'test', articleId: null, status: 200, error: null });
  });

  it('is logged when it fails', async () => {
    const refused = open({ status: 404 });
    const message = 'Not found on Your webhook. Check the connection settings.';
    assert.deepEqual(await readError(refused.site.verify()), ['permanent', message, 'edit']);
    assert.deepEqual([refused.log[0]?.status, refused.log[0]?.error], [404, message]);
    const late = open(new Error('late'));
    assert.equal((await readError(late.site.verify()))[0], 'ambiguous');
    assert.deepEqual(
      [late.log.length, late.log[0]?.status, late.log[0]?.error],
      [1, null, 'Your webhook did not respond in time.'],
    );
  });
});

describe('an article for a webhook', () => {
  it('has all its parts', async () => {
    const { body, saved, log, sent } = await publish(
      { imageUrl: 'https://a.example/rose', imageAlt: 'A rose', tags: ['roses'], categories: ['Garden'] },
      null,
    );
    assert.deepEqual(body, {
      type: 'article.published',
      timestamp: '2026-03-01T12:00:00.000Z',
      data: {
        id: 'how-to-prune-roses-0a1b2c3d',
        articleId: '0a1b2c3d-0000-4000-8000-000000000001',
        version: 1,
        remoteId: null,
        status: 'published',
        title: 'How to prune roses',
        slug: 'how-to-prune-roses',
        excerpt: 'Late winter.',
        metaTitle: 'Prune roses',
        metaDescription: 'When and how to prune roses.',
        author: 'Ada',
        categories: ['Garden'],
        tags: ['roses'],
        image: { url: 'https://a.example/rose', alt: 'A rose' },
        publishAt: null,
        html: '<h2>When</h2><p>Late <strong>winter</strong>.</p>',
        markdown: '## When\n\nLate **winter**.',
      },
    });
    assert.deepEqual(saved, { id: 'how-to-prune-roses-0a1b2c3d', url: null, status: 'published' });
    assert.equal(log[0]?.articleId, '0a1b2c3d-0000-4000-8000-000000000001');
    assert.match(sent[0]?.headers?.['webhook-id'] ?? '', /^msg_[0-9a-f]{32}$/);
  });

  it('says what happened to it', async () => {
    const updated = await publish({}, 'r1');
    assert.deepEqual([updated.body.type, updated.saved.id], ['article.updated', 'r1']);
    const draft = await publish({ status: 'draft' }, 'r1');
    assert.deepEqual([draft.body.type, draft.saved.status], ['article.draft', 'draft']);
    const scheduled = await publish({ publishAt: new Date(0) }, null);
    const { status, publishAt, image } = scheduled.body.data as Record<string, unknown>;
    assert.deepEqual([status, publishAt, image], ['scheduled', '1970-01-01T00:00:00.000Z', null]);
    assert.equal(scheduled.saved.status, 'scheduled');
  });

  it('keeps the id and the address that the receiver returns', async () => {
    for (const [body, id, address] of [
      [{ id: 7, url: 'https://a.example' }, '7', 'https://a.example'],
      [{ id: 'x', url: 'no URL' }, 'x', null],
      [{ id: null }, 'r1', null],
      ['text', 'r1', null],
    ] as const) {
      const { saved } = await publish({}, 'r1', { body });
      assert.deepEqual([saved.id, saved.url], [id, address]);
    }
  });

  it('keeps its message id while its text is the same', async () => {
    const read = async (change: Partial<Post>) =>
      (await publish(change, null)).sent[0]?.headers?.['webhook-id'];
    const ids = [
      {},
      { idempotencySlug: 'x' },
      { version: 2 },
      { status: 'draft' },
      { title: 'x' },
      { html: 'x' },
      { slug: 'x' },
    ];
    assert.equal(new Set(await Promise.all(ids.map(read))).size, 7);
    assert.equal(await read({ markdown: 'x' }), await read({}));
  });

  it('cannot be asked for, and has no options', async () => {
    const { site } = open(new Error('not asked'));
    assert.equal(await site.find(createSamplePost(), 'r1'), null);
    assert.deepEqual(await site.listOptions(), {});
  });
});
