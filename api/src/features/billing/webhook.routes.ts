import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/AppError.ts';
import type { Register } from '../register.ts';

const path = '/api/stripe/webhook';
/** An event has the whole object in it, such as an invoice with its lines. */
const maxBytes = 1_048_576;

/**
 * Stripe's webhook. The signature covers the raw body, so it is not parsed. Not registered without Stripe.
 */
export const registerWebhook: Register = (app, deps) => {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: configured } = deps.env;
  if (!key || !configured) return;
  const secrets = configured.split(',').map((secret) => secret.trim());
  void app.register(async (raw) => {
    const { openStripe } = await import('../../payments/stripe.client.ts');
    const { handleEvent } = await import('./webhook.service.ts');
    const stripe = openStripe(key, deps.env);
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const verifyEvent = async ({ body, headers, ip }: FastifyRequest) => {
      const signature = headers['stripe-signature'];
      try {
        return await Promise.any(
          secrets.map((secret) =>
            stripe.webhooks.constructEventAsync(body as Buffer, String(signature), secret),
          ),
        );
      } catch (cause) {
        await app.guards.limit('rejected', ip);
        throw new AppError('WEBHOOK_SIGNATURE', { cause });
      }
    };
    /** Only the size of an unsigned body costs anything: it is not parsed before its signature is checked. */
    const requireSignature = async ({ headers, ip }: FastifyRequest) => {
      if (headers['stripe-signature'] !== undefined) return;
      await app.guards.limit('rejected', ip);
      throw new AppError('WEBHOOK_SIGNATURE');
    };
    raw.post(path, { bodyLimit: maxBytes, onRequest: requireSignature }, async (request) => {
      await handleEvent(deps, await verifyEvent(request));
      return { success: true, received: true };
    });
  });
};
