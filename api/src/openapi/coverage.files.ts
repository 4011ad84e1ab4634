import { endpointsByName } from '@rankwright/contracts/endpoints';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { splitTests, type EndpointRow, type TestPart } from './coverage.model.ts';

const sources = new URL('../', import.meta.url);
export const coverageFile = new URL('../../../docs/api-coverage.md', import.meta.url);

/** Every endpoint with the export name of its contract. */
export const listEndpoints = (): EndpointRow[] =>
  Object.entries(endpointsByName).map(([name, { method, path, documented }]) => ({
    name,
    endpoint: `${method} ${path}`,
    documented,
  }));

export const readTestParts = (): TestPart[] =>
  readdirSync(fileURLToPath(sources), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => splitTests(file, readFileSync(new URL(file, sources), 'utf8')));
