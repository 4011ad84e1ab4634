import type { Route } from '@playwright/test';
import { publish, registeredOf, type Scene } from '../host/scene.ts';
import type { Fault, Heal } from '../matrix/fault.ts';
import { inHost, shortDeadlines } from './hostFailure.ts';

/** Names of hashed files: `entry.1a2b.js`, `page-calendar.3c4d.js`. */
const contractFile = /\/remote\.contract\.json$/;
const entryFile = /\/entry\.\w+\.js$/;
const pageFile = /\/page-[^/]*\.js$/;

/** Answers every request for matching files of the suspect differently until healed. */
const intercept = async (
  scene: Scene,
  file: RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<Heal> => {
  const { base } = registeredOf(scene).current;
  const hits = (url: URL): boolean => url.pathname.startsWith(base) && file.test(url.pathname);
  await scene.context.route(hits, answer);
  return () => scene.context.unroute(hits, answer);
};

const notFound = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'Not found' });
const silence = (): Promise<void> => Promise.resolve();
const html = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title><p>Hello' });
const altered = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n// one line more` });
};

const soon = (scene: Scene): void => publish(scene, { deadlines: shortDeadlines });

export const fileFaults: readonly Fault[] = [
  {
    name: 'contract 404',
    promise: 'step fetch, HTTP 404, Retry',
    ...inHost(/fetch/),
    strike: (scene) => intercept(scene, contractFile, notFound),
  },
  {
    name: 'contract hangs',
    promise: 'step fetch at its deadline, Retry',
    ...inHost(/fetch/),
    strike: (scene) => {
      soon(scene);
      return intercept(scene, contractFile, silence);
    },
  },
  {
    name: 'HTML in place of JSON',
    promise: 'step fetch, not JSON, Retry',
    ...inHost(/fetch/),
    strike: (scene) => intercept(scene, contractFile, html),
  },
  {
    name: 'integrity mismatch',
    promise: 'the browser refuses the bytes, nothing of them runs, Retry',
    ...inHost(/entry|integrity/),
    strike: (scene) => intercept(scene, entryFile, altered),
  },
  {
    name: 'page chunk 404 after redeploy',
    promise: 'step exports; the registry is read again and the newer version mounts',
    ...inHost(/exports/),
    strike: (scene) => intercept(scene, pageFile, notFound),
  },
  {
    name: 'page chunk hangs',
    promise: 'step exports at its deadline, Retry asks anew',
    ...inHost(/exports/),
    strike: (scene) => {
      soon(scene);
      return intercept(scene, pageFile, silence);
    },
  },
];
