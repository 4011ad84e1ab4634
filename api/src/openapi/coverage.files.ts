import * as account from '@rankwright/contracts/account';
import * as articles from '@rankwright/contracts/articles';
import * as attention from '@rankwright/contracts/attention';
import * as billing from '@rankwright/contracts/billing';
import * as connections from '@rankwright/contracts/connections';
import * as contact from '@rankwright/contracts/contact';
import type { Endpoint } from '@rankwright/contracts/http';
import * as planner from '@rankwright/contracts/planner';
import * as publishing from '@rankwright/contracts/publishing';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { partsOf, type CallRow, type TestPart } from './coverage.model.ts';

const sources = new URL('../', import.meta.url);
export const coverageFile = new URL('../../../docs/api-coverage.md', import.meta.url);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;

const modules = [account, billing, contact, planner, articles, publishing, connections, attention];

/** Every call with the name its contract is imported by. */
export const readCalls = (): CallRow[] =>
  modules.flatMap((module) =>
    Object.entries(module as Record<string, unknown>).flatMap(([name, value]) =>
      isEndpoint(value)
        ? [{ name, call: `${value.method} ${value.path}`, documented: value.documented }]
        : [],
    ),
  );

export const readTests = (): TestPart[] =>
  readdirSync(fileURLToPath(sources), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => partsOf(file, readFileSync(new URL(file, sources), 'utf8')));
