import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostData, hostDataElementId, registry, type Registry } from '@rankwright/contracts/remote';
import type { Route } from '@playwright/test';
import type { Scene } from './scene.ts';

const block = new RegExp(
  `(<script type="application/json" id="${hostDataElementId}">)([\\s\\S]*?)(</script>)`,
);

export const readRegistry = (origin: string): Registry =>
  registry.parse(JSON.parse(readFileSync(path.join(origin, 'registry.json'), 'utf8')));

const allowed = (html: string, origins: readonly string[]): string =>
  html.replace(/(script-src|connect-src|style-src|font-src) /g, `$1 ${origins.join(' ')} `);

/** The page as compose would have written it for this context's registry. */
const withRegistry = (html: string, { registry: now }: Scene): string =>
  allowed(
    html.replace(block, (_, before: string, text: string, after: string) => {
      const data = hostData.parse(JSON.parse(text));
      const inlined = JSON.stringify({ ...data, registry: now }).replace(/</g, '\\u003c');
      return `${before}${inlined}${after}`;
    }),
    now.allowedOrigins,
  );

const answerPage = async (scene: Scene, route: Route): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: withRegistry(await response.text(), scene) });
};

/** Pages and registry of this context follow `scene.registry`; everything else comes from the product. */
export const serveRegistry = async (scene: Scene): Promise<void> => {
  await scene.context.route(`${scene.url}/**`, (route) =>
    route.request().resourceType() === 'document' ? answerPage(scene, route) : route.fallback(),
  );
  await scene.context.route(`${scene.url}/registry.json`, (route) => route.fulfill({ json: scene.registry }));
};
