import { createHmac, timingSafeEqual } from 'node:crypto';
import { startFakePlatform, type FakePlatform, type FakePlatformOptions } from '../shared/fakePlatform.ts';

export interface WebhookSwitches {
  /** The secret that signatures are checked with. */
  secret: string;
  /** Whether the reply tells the id and URL of the post. */
  replies: 'id and url' | 'nothing';
}

export type FakeWebhook = FakePlatform<WebhookSwitches>;

interface Delivery {
  type: string;
  data: { id?: string; slug?: string; title?: string; status?: string };
}

const isSigned = (secret: string, headers: Record<string, unknown>, body: string): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(content).digest('base64')}`);
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature))
    .some((sent) => sent.length === expected.length && timingSafeEqual(sent, expected));
};

/** A fake receiver of Standard Webhooks at `/hook`: checks signatures, ignores repeats by `webhook-id`. */
export const startFakeWebhook = (options: FakePlatformOptions = {}): Promise<FakeWebhook> =>
  startFakePlatform<WebhookSwitches>(
    options,
    { secret: `whsec_${Buffer.alloc(24, 7).toString('base64')}`, replies: 'id and url' },
    (status) => ({ error: `HTTP ${status}` }),
    ({ app, posts, switches, faults }) => {
      app.removeContentTypeParser('application/json');
      app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      );
      app.post<{ Body: string }>('/hook', (request, reply) => {
        const { body, headers } = request;
        if (!isSigned(switches.secret, headers, body))
          return reply.code(401).send({ error: 'The signature does not match' });
        const { type, data } = JSON.parse(body) as Delivery;
        if (type === 'test') return { ok: true };
        const { id = '', slug = '', title = '', status = '' } = data;
        const messageId = String(headers['webhook-id']);
        const messageIds = (posts.get(id)?.messageIds ?? []) as string[];
        if (!messageIds.includes(messageId))
          posts.put({ ...data, id, slug, title, status, messageIds: [...messageIds, messageId] });
        faults.markStored(request);
        const url = `https://receiver.example.com/${slug}`;
        return switches.replies === 'nothing' ? { ok: true } : { id, url };
      });
    },
  );
