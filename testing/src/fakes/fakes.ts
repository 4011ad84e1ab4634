import { startFakeDataForSeo } from './dataForSeo/fakeDataForSeo.ts';
import { startFakeGoogle } from './google/fakeGoogle.ts';
import { startFakeModel } from './model/fakeModel.ts';
import { startFakeSearchConsole } from './searchConsole/fakeSearchConsole.ts';
import { startFakeShopify } from './shopify/fakeShopify.ts';
import { startFakeSmtp } from './smtp/fakeSmtp.ts';
import { startFakeStripe } from './stripe/fakeStripe.ts';
import { startFakeWebflow } from './webflow/fakeWebflow.ts';
import { startFakeWix } from './wix/fakeWix.ts';
import { startFakeWordpressCom } from './wordpressCom/fakeWordpressCom.ts';

export interface StartOptions {
  port: number;
  /** Folder in which the fakes store posts; null keeps them in memory. */
  folder: string | null;
}

export interface StartedFake {
  url: string;
  /** Environment variables that make the product use this fake. */
  env: Record<string, string>;
  close(): Promise<void>;
}

export interface FakeEntry {
  name: string;
  start(options: StartOptions): Promise<StartedFake>;
}

const createOptions = ({ port, folder }: StartOptions, name: string) => ({
  port,
  ...(folder && { file: `${folder}/${name}.jsonl` }),
});

/** All fakes; `npm run fakes` starts them in this order on consecutive ports. */
export const fakes: FakeEntry[] = [
  {
    name: 'stripe',
    start: async ({ port }) => {
      const { url, close } = await startFakeStripe(() => new Date(), port);
      const env = {
        STRIPE_API_URL: url,
        STRIPE_SECRET_KEY: 'sk_test_fake',
        STRIPE_WEBHOOK_SECRET: 'whsec_fake',
      };
      return { url, close, env };
    },
  },
  {
    name: 'shopify',
    start: async (options) => {
      const { url, close } = await startFakeShopify(createOptions(options, 'shopify'));
      return { url, close, env: { SHOPIFY_API_URL: `${url}/{shop}` } };
    },
  },
  {
    name: 'wix',
    start: async (options) => {
      const { url, close } = await startFakeWix(createOptions(options, 'wix'));
      return { url, close, env: { WIX_API_URL: url } };
    },
  },
  {
    name: 'webflow',
    start: async (options) => {
      const { url, close } = await startFakeWebflow(createOptions(options, 'webflow'));
      return { url, close, env: { WEBFLOW_API_URL: url } };
    },
  },
  {
    name: 'wordpress-com',
    start: async (options) => {
      const { url, close } = await startFakeWordpressCom(createOptions(options, 'wordpress-com'));
      return { url, close, env: { WORDPRESS_COM_URL: url } };
    },
  },
  {
    name: 'model',
    start: ({ port }) => startFakeModel(port),
  },
  {
    name: 'google',
    start: ({ port }) => startFakeGoogle(() => new Date(), port),
  },
  {
    name: 'smtp',
    start: async ({ port }) => {
      const { url, close } = await startFakeSmtp(port);
      return { url, close, env: { SMTP_URL: url } };
    },
  },
  {
    name: 'dataforseo',
    start: async ({ port }) => {
      const { url, switches, close } = await startFakeDataForSeo(port);
      const { login, password } = switches;
      const env = { DATAFORSEO_URL: url, DATAFORSEO_LOGIN: login, DATAFORSEO_PASSWORD: password };
      return { url, close, env };
    },
  },
  {
    name: 'search-console',
    start: async ({ port }) => {
      const { url, env, close } = await startFakeSearchConsole({ port });
      return { url, env, close };
    },
  },
];
