import { z } from 'zod';
import { isAllowList } from './outbound/addresses.ts';

const flag = z.stringbool();
const count = z.coerce.number().int().positive();

const sessionKey = z
  .string()
  .min(32, 'at least 32 characters')
  .refine((key) => new Set(key).size >= 10, 'must be random, for example from: openssl rand -base64 32');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z.string().default('loopback'),

  DATABASE_URL: z.url().optional(),
  DATABASE_POOL: count.default(10),

  /** Signs session tokens. */
  SESSION_KEY: sessionKey.optional(),
  /** The session key before the present one: what it signed stays valid. */
  SESSION_KEY_PREVIOUS: sessionKey.optional(),
  /** `id:base64` of 32 bytes, comma-separated; the first encrypts, all decrypt. */
  SECRET_KEYS: z.string().min(1).optional(),

  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_KEYS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
  /** OpenID Connect sign-in with the deployment's own provider, found by its discovery document. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** What the button calls the provider: `Continue with …`. */
  OIDC_LABEL: z.string().trim().min(1).max(40).default('single sign-on'),

  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  /** Comma-separated; an event signed with any of them is accepted. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Production without Stripe: plans are given away by the built-in test checkout. */
  ALLOW_TEST_CHECKOUT: flag.default(false),
  STRIPE_API_URL: z.url().optional(),

  SMTP_URL: z.url().optional(),
  /** Production without SMTP: mail is written to the data folder and reaches nobody. */
  ALLOW_UNSENT_MAIL: flag.default(false),
  MAIL_FROM: z.string().min(3).default('Rankwright <no-reply@rankwright.local>'),

  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),

  WRITER_URL: z.url().optional(),
  WRITER_MODEL: z.string().min(1).optional(),
  WRITER_KEY: z.string().min(1).optional(),
  WRITER_TIMEOUT_MS: count.default(120_000),
  OPENAI_API_URL: z.url().default('https://api.openai.com/v1'),
  ANTHROPIC_API_URL: z.url().default('https://api.anthropic.com/v1'),
  DATAFORSEO_LOGIN: z.string().min(1).optional(),
  DATAFORSEO_PASSWORD: z.string().min(1).optional(),
  DATAFORSEO_URL: z.url().default('https://api.dataforseo.com'),

  /** An OAuth client of the deployment's own at Google, for the figures of Search Console. */
  SEARCH_CONSOLE_CLIENT_ID: z.string().min(1).optional(),
  SEARCH_CONSOLE_CLIENT_SECRET: z.string().min(1).optional(),
  SEARCH_CONSOLE_AUTH_URL: z.url().default('https://accounts.google.com'),
  SEARCH_CONSOLE_TOKEN_URL: z.url().default('https://oauth2.googleapis.com'),
  SEARCH_CONSOLE_API_URL: z.url().default('https://www.googleapis.com'),

  WORDPRESS_COM_URL: z.url().default('https://public-api.wordpress.com'),
  /** `{shop}` is replaced with the shop's `….myshopify.com` domain. */
  SHOPIFY_API_URL: z.string().includes('{shop}').default('https://{shop}'),
  WIX_API_URL: z.url().default('https://www.wixapis.com'),
  WEBFLOW_API_URL: z.url().default('https://api.webflow.com'),
  /**
   * Comma-separated `host:port` list of private addresses that outbound requests may reach: fakes in tests, or
   * a language model on the deployment's own network.
   */
  OUTBOUND_ALLOW: z
    .string()
    .default('')
    .refine(isAllowList, 'Write host:port, or model=, oidc= or platform= before it, with commas between.'),

  /** How long a claim on a job outlives its worker. Must be longer than a site takes to store a post. */
  WORKER_LEASE_MS: count.default(60_000),
  /** How many scheduled items and publications a worker sends concurrently. */
  WORKER_CONCURRENCY: count.default(4),
  /** Timeout of every outbound request. The slowest platform takes about 30 seconds to store a post. */
  OUTBOUND_TIMEOUT_MS: count.default(75_000),

  /** An event stream sends a comment this often, and ends when its session has. */
  EVENT_HEARTBEAT_MS: count.default(15_000),

  /**
   * Requests per minute: per IP address without a session, per account (writes), per account (generation).
   */
  RATE_ANONYMOUS: count.default(120),
  RATE_WRITES: count.default(600),
  RATE_PLAN: count.default(120),
  /** Reads per minute, account and instance. */
  RATE_READS: count.default(1_200),
  /** Reports of pages (spans, failures, web vitals) per minute, network and instance. */
  RATE_TELEMETRY: count.default(120),
  /** Requests with a bad token or signature per minute, network and instance. */
  RATE_REJECTED: count.default(600),
  /** How long a log-in waits while strangers guess the account's password from many addresses. */
  LOGIN_DELAY_MS: count.default(3_000),
  RATE_OFF: flag.default(false),
  /** Folder of the nightly backups. Without it, none are made. */
  BACKUP_DIR: z.string().min(1).optional(),
  /** How many nightly backups are kept. */
  BACKUP_KEEP: count.default(7),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Comma-separated addresses of the accounts that may use the console, once verified. Nobody in production by default. */
  STAFF_EMAILS: z.string().optional(),
  /** Where the origin service takes the console's changes, and the token that both share. */
  ORIGIN_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ORIGIN_SERVICE_TOKEN: z.string().min(16).optional(),

  /** Collector that spans and log records are passed on to (OTLP/HTTP, JSON); without it the database keeps the latest. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** `name=value`, comma-separated: sent with every request to the collector. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  /** Share of the requests and jobs that no traced page started which are traced, from 0 to 1. Needs a collector. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});

export type Env = z.infer<typeof schema>;
export const envNames = Object.keys(schema.shape);

const requiredTogether: [keyof Env, keyof Env][] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
  ['WRITER_URL', 'WRITER_MODEL'],
  ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD'],
  ['SEARCH_CONSOLE_CLIENT_ID', 'SEARCH_CONSOLE_CLIENT_SECRET'],
];

/** What production must not start without, because the product would fail open or promise what it cannot do. */
const listProductionProblems = (env: Env, given: Record<string, unknown>): string[] => {
  if (env.NODE_ENV !== 'production') return [];
  const needed: [isMissing: boolean, problem: string][] = [
    [!env.SESSION_KEY, 'SESSION_KEY is needed in production'],
    [!env.SECRET_KEYS, 'SECRET_KEYS is needed in production'],
    [given.PUBLIC_URL === undefined, 'PUBLIC_URL is needed in production'],
    [
      !env.STRIPE_SECRET_KEY && !env.ALLOW_TEST_CHECKOUT,
      'STRIPE_SECRET_KEY is needed in production; ALLOW_TEST_CHECKOUT=true gives plans away instead',
    ],
    [
      !env.SMTP_URL && !env.ALLOW_UNSENT_MAIL,
      'SMTP_URL is needed in production; ALLOW_UNSENT_MAIL=true writes mail to the data folder instead',
    ],
    [env.OIDC_ISSUER?.startsWith('http:') ?? false, 'OIDC_ISSUER must begin with https:// in production'],
  ];
  return needed.filter(([isMissing]) => isMissing).map(([, problem]) => problem);
};

const listProblems = (env: Env, given: Record<string, unknown>): string[] => [
  ...requiredTogether.filter(([a, b]) => env[a] && !env[b]).map(([a, b]) => `${a} also needs ${b}`),
  ...listProductionProblems(env, given),
];

export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(`Invalid environment settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/**
 * Reads and validates the settings. Throws one `EnvError` that lists every problem. Empty values count as
 * unset.
 */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const problems = listProblems(parsed.data, given);
  if (problems.length > 0) throw new EnvError(problems);
  return parsed.data;
};
