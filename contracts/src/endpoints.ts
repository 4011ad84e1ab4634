import * as account from './account/account.ts';
import * as articles from './articles/articles.ts';
import * as attention from './alerts/alerts.ts';
import * as billing from './billing/billing.ts';
import * as connections from './connections/connections.ts';
import * as contact from './contact/contact.ts';
import type { Endpoint } from './http.ts';
import * as events from './events/events.ts';
import * as generations from './generations/generations.ts';
import * as planner from './planner/planner.ts';
import * as articlePublishing from './articles/articlePublishing.ts';
import * as publishing from './publishing/publishing.ts';
import * as siteProfile from './siteProfile/siteProfile.ts';
import * as writers from './writers/writers.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** Every endpoint of the API: for the OpenAPI document, the coverage table and tests over all endpoints. */
export const endpoints: readonly Endpoint[] = [
  account,
  billing,
  contact,
  planner,
  articles,
  publishing,
  articlePublishing,
  connections,
  attention,
  generations,
  events,
  writers,
  siteProfile,
].flatMap((module) => Object.values(module).filter(isEndpoint));
