import * as account from './account/account.ts';
import * as alerts from './alerts/alerts.ts';
import * as archive from './archive/archive.ts';
import * as articles from './articles/articles.ts';
import * as billing from './billing/billing.ts';
import * as connections from './connections/connections.ts';
import * as contact from './contact/contact.ts';
import type { Endpoint, EndpointSchemas, Schemas } from './http.ts';
import * as events from './events/events.ts';
import * as fleet from './fleet/fleet.ts';
import * as generations from './generations/generations.ts';
import * as links from './links/links.ts';
import * as planner from './planner/planner.ts';
import * as refreshes from './refreshes/refreshes.ts';
import * as reports from './reports/reports.ts';
import * as searchPerformance from './searchPerformance/searchPerformance.ts';
import * as articlePublishing from './articles/articlePublishing.ts';
import * as publishing from './publishing/publishing.ts';
import * as siteProfile from './siteProfile/siteProfile.ts';
import * as setup from './siteProfile/setup.ts';
import * as telemetry from './telemetry/telemetry.ts';
import * as writers from './writers/writers.ts';

const features = [
  account,
  billing,
  contact,
  planner,
  articles,
  publishing,
  articlePublishing,
  connections,
  archive,
  searchPerformance,
  refreshes,
  reports,
  alerts,
  generations,
  links,
  events,
  writers,
  siteProfile,
  setup,
  telemetry,
  fleet,
];

const exported = features.flatMap((feature): [string, unknown][] => Object.entries(feature));

/** Endpoint id → schemas, of every `<subject>Schemas`. */
export const schemasById: Readonly<Record<string, Schemas>> = Object.fromEntries(
  exported
    .filter(([name]) => name.endsWith('Schemas'))
    .flatMap(([, schemas]) => Object.entries(schemas as Record<string, Schemas>)),
);

/** The schemas of an endpoint, for the server and for tests. */
export const getSchemas = <E extends Endpoint>({ id }: E): EndpointSchemas<E> => {
  const schemas = schemasById[id];
  if (!schemas) throw new Error(`The endpoint ${id} has no schemas.`);
  return schemas;
};

const isEndpoint = (entry: [string, unknown]): entry is [string, Endpoint] => {
  const [, value] = entry;
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
};

/** Every endpoint of the API, by the name its contract exports it under. */
export const endpointsByName: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  exported.filter(isEndpoint),
);

/** Every endpoint of the API: for the OpenAPI document, the coverage table and tests over all endpoints. */
export const endpoints: readonly Endpoint[] = Object.values(endpointsByName);
