import { createHmac, randomBytes } from 'node:crypto';

const secretPrefix = 'whsec_';
const secretBytes = 24;

/** A signing secret in the form that Standard Webhooks libraries take. */
export const createWebhookSecret = (): string =>
  `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`;

/**
 * Headers by the Standard Webhooks rules: one signature for each secret covers id, timestamp (seconds) and body.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const createWebhookHeaders = (
  secrets: readonly string[],
  { id, now, body }: { id: string; now: Date; body: string },
): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const sign = (secret: string): string => {
    const key = Buffer.from(secret.replace(secretPrefix, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  };
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(sign).join(' '),
  };
};
