import * as account from '@rankwright/contracts/account';
import * as articles from '@rankwright/contracts/articles';
import * as alerts from '@rankwright/contracts/alerts';
import * as billing from '@rankwright/contracts/billing';
import * as connections from '@rankwright/contracts/connections';
import * as contact from '@rankwright/contracts/contact';
import * as events from '@rankwright/contracts/events';
import * as generations from '@rankwright/contracts/generations';
import type { Endpoint } from '@rankwright/contracts/http';
import * as planner from '@rankwright/contracts/planner';
import * as publishing from '@rankwright/contracts/publishing';
import * as siteProfile from '@rankwright/contracts/siteProfile';
import * as writers from '@rankwright/contracts/writers';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { splitTests, type EndpointRow, type TestPart } from './coverage.model.ts';

const sources = new URL('../', import.meta.url);
export const coverageFile = new URL('../../../docs/api-coverage.md', import.meta.url);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;

const modules = [
  account,
  billing,
  contact,
  planner,
  articles,
  publishing,
  connections,
  alerts,
  generations,
  events,
  writers,
  siteProfile,
];

/** Every endpoint with the export name of its contract. */
export const listEndpoints = (): EndpointRow[] =>
  modules.flatMap((module) =>
    Object.entries(module as Record<string, unknown>).flatMap(([name, value]) =>
      isEndpoint(value)
        ? [{ name, endpoint: `${value.method} ${value.path}`, documented: value.documented }]
        : [],
    ),
  );

export const readTestParts = (): TestPart[] =>
  readdirSync(fileURLToPath(sources), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => splitTests(file, readFileSync(new URL(file, sources), 'utf8')));
