import type { Route } from '@playwright/test';
import { expect } from '../host/expect.ts';
import { getRegisteredRemote, type ChaosFixture } from '../host/fixture.ts';
import type { Fault, Recover } from '../matrix/fault.ts';
import { expectCurrentVersion, hostFault } from './hostFailure.ts';

/** Names of hashed files: `entry.1a2b.js`, `page-calendar.3c4d.js`. */
const contractFile = /\/remote\.contract\.json$/;
const entryFile = /\/entry\.\w+\.js$/;
const pageFile = /\/page-[^/]*\.js$/;

/** Intercepts requests for matching files of the target until recovery. */
const intercept = async (
  fixture: ChaosFixture,
  file: RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<Recover> => {
  const { base } = getRegisteredRemote(fixture).current;
  const matches = (url: URL): boolean => url.pathname.startsWith(base) && file.test(url.pathname);
  await fixture.context.route(matches, answer);
  return () => fixture.context.unroute(matches, answer);
};

const respondNotFound = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'Not found' });
const neverRespond = (): Promise<void> => Promise.resolve();
const respondHtml = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title><p>Hello' });
const respondAltered = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n// one line more` });
};

/** Resets the connection of the first request; the next ones get the file. */
const resetFirst = (): ((route: Route) => Promise<void>) => {
  let requests = 0;
  return (route) => (requests++ === 0 ? route.abort('connectionreset') : route.fallback());
};

const expectRepeatedRequest = (fixture: ChaosFixture): void => {
  const { base } = getRegisteredRemote(fixture).current;
  const chunks = fixture.requests
    .map((url) => new URL(url).pathname)
    .filter((address) => address.startsWith(base) && pageFile.test(address));
  expect(chunks.length, 'requests for the chunk').toBeGreaterThan(new Set(chunks).size);
};

export const fileFaults: readonly Fault[] = [
  {
    name: 'contract 404',
    expectation: 'step fetch, HTTP 404, Retry',
    ...hostFault(/fetch/),
    inject: (fixture) => intercept(fixture, contractFile, respondNotFound),
  },
  {
    name: 'contract hangs',
    expectation: '“Still loading…”, after 30 s step fetch, Retry',
    ...hostFault(/fetch/),
    inject: (fixture) => intercept(fixture, contractFile, neverRespond),
  },
  {
    name: 'HTML in place of JSON',
    expectation: 'step fetch, not JSON, Retry',
    ...hostFault(/fetch/),
    inject: (fixture) => intercept(fixture, contractFile, respondHtml),
  },
  {
    name: 'integrity mismatch',
    expectation: 'the browser rejects the file and runs none of it, Retry',
    ...hostFault(/entry|integrity/),
    inject: (fixture) => intercept(fixture, entryFile, respondAltered),
  },
  {
    name: 'page chunk 404 after redeploy',
    expectation: 'step exports; the registry is read again and the newer version mounts',
    ...hostFault(/exports/),
    inject: (fixture) => intercept(fixture, pageFile, respondNotFound),
  },
  {
    name: 'page chunk hangs',
    expectation: '“Still loading…”, after 30 s step exports, Retry requests again',
    ...hostFault(/exports/),
    inject: (fixture) => intercept(fixture, pageFile, neverRespond),
  },
  {
    name: 'page chunk fails once',
    expectation: 'the chunk is requested again and the screen mounts in the same navigation',
    address: ({ target }) => target.address,
    inject: (fixture) => intercept(fixture, pageFile, resetFirst()),
    expectMessage: async (fixture) => {
      await expectCurrentVersion(fixture);
      expectRepeatedRequest(fixture);
    },
    recover: expectCurrentVersion,
  },
];
