import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostData, hostDataElementId, registry, type Registry } from '@rankwright/contracts/remote';
import type { Route } from '@playwright/test';
import type { ChaosFixture } from './fixture.ts';

const hostDataBlock = new RegExp(
  `(<script type="application/json" id="${hostDataElementId}">)([\\s\\S]*?)(</script>)`,
);

export const readRegistry = (origin: string): Registry =>
  registry.parse(JSON.parse(readFileSync(path.join(origin, 'registry.json'), 'utf8')));

const allowOrigins = (html: string, origins: readonly string[]): string =>
  html.replace(/(script-src|connect-src|style-src|font-src) /g, `$1 ${origins.join(' ')} `);

/** The page as it would be built for this context's registry. */
const replaceRegistry = (html: string, { registry: currentRegistry }: ChaosFixture): string =>
  allowOrigins(
    html.replace(hostDataBlock, (_, before: string, text: string, after: string) => {
      const data = hostData.parse(JSON.parse(text));
      const inlined = JSON.stringify({ ...data, registry: currentRegistry }).replace(/</g, '\\u003c');
      return `${before}${inlined}${after}`;
    }),
    currentRegistry.allowedOrigins,
  );

const servePage = async (fixture: ChaosFixture, route: Route): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: replaceRegistry(await response.text(), fixture) });
};

/**
 * Serves pages and `/registry.json` of this context with its own registry; everything else comes from the
 * product.
 */
export const serveRegistry = async (fixture: ChaosFixture): Promise<void> => {
  await fixture.context.route(`${fixture.url}/**`, (route) =>
    route.request().resourceType() === 'document' ? servePage(fixture, route) : route.fallback(),
  );
  await fixture.context.route(`${fixture.url}/registry.json`, (route) =>
    route.fulfill({ json: fixture.registry }),
  );
};
