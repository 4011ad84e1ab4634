import { startDataForSeoDouble } from './dataforseo/dataForSeoDouble.ts';
import { startGoogleDouble } from './google/googleDouble.ts';
import { startModelDouble } from './model/modelDouble.ts';
import { startShopifyDouble } from './shopify/shopifyDouble.ts';
import { startSmtpDouble } from './smtp/smtpDouble.ts';
import { startStripeDouble } from './stripe/stripeDouble.ts';
import { startWebflowDouble } from './webflow/webflowDouble.ts';
import { startWixDouble } from './wix/wixDouble.ts';
import { startWordpressComDouble } from './wordpressCom/wordpressComDouble.ts';

export interface StartOptions {
  port: number;
  /** Folder in which doubles keep what they were sent. */
  folder: string | null;
}

export interface StartedDouble {
  url: string;
  /** What points the product at it. */
  env: Record<string, string>;
  close(): Promise<void>;
}

export interface DoubleEntry {
  name: string;
  start(options: StartOptions): Promise<StartedDouble>;
}

const kept = ({ port, folder }: StartOptions, name: string) => ({
  port,
  ...(folder && { file: `${folder}/${name}.jsonl` }),
});

/** One entry per double; `npm run doubles` starts them all, in this order, on consecutive ports. */
export const doubles: DoubleEntry[] = [
  {
    name: 'stripe',
    start: async ({ port }) => {
      const { url, close } = await startStripeDouble(() => new Date(), port);
      const env = {
        STRIPE_API_URL: url,
        STRIPE_SECRET_KEY: 'sk_test_double',
        STRIPE_WEBHOOK_SECRET: 'whsec_double',
      };
      return { url, close, env };
    },
  },
  {
    name: 'shopify',
    start: async (options) => {
      const { url, close } = await startShopifyDouble(kept(options, 'shopify'));
      return { url, close, env: { SHOPIFY_API_URL: `${url}/{shop}` } };
    },
  },
  {
    name: 'wix',
    start: async (options) => {
      const { url, close } = await startWixDouble(kept(options, 'wix'));
      return { url, close, env: { WIX_API_URL: url } };
    },
  },
  {
    name: 'webflow',
    start: async (options) => {
      const { url, close } = await startWebflowDouble(kept(options, 'webflow'));
      return { url, close, env: { WEBFLOW_API_URL: url } };
    },
  },
  {
    name: 'wordpress-com',
    start: async (options) => {
      const { url, close } = await startWordpressComDouble(kept(options, 'wordpress-com'));
      return { url, close, env: { WORDPRESS_COM_URL: url } };
    },
  },
  {
    name: 'model',
    start: ({ port }) => startModelDouble(port),
  },
  {
    name: 'google',
    start: ({ port }) => startGoogleDouble(() => new Date(), port),
  },
  {
    name: 'smtp',
    start: async ({ port }) => {
      const { url, close } = await startSmtpDouble(port);
      return { url, close, env: { SMTP_URL: url } };
    },
  },
  {
    name: 'dataforseo',
    start: async ({ port }) => {
      const { url, switches, close } = await startDataForSeoDouble(port);
      const { login, password } = switches;
      const env = { DATAFORSEO_URL: url, DATAFORSEO_LOGIN: login, DATAFORSEO_PASSWORD: password };
      return { url, close, env };
    },
  },
];
