import * as account from './account.ts';
import * as articles from './articles.ts';
import * as attention from './attention.ts';
import * as billing from './billing.ts';
import * as connections from './connections.ts';
import * as contact from './contact.ts';
import type { Endpoint } from './http.ts';
import * as planner from './planner.ts';
import * as publishing from './publishing.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** Every call of the API, for the document, the coverage table and the tests that go over all of them. */
export const endpoints: readonly Endpoint[] = [
  account,
  billing,
  contact,
  planner,
  articles,
  publishing,
  connections,
  attention,
].flatMap((module) => Object.values(module).filter(isEndpoint));
