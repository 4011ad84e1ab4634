import type { Route } from '@playwright/test';
import { startReportsPath } from '@rankwright/contracts/remote';
import { expect } from '../host/expect.ts';
import { getRegisteredRemote, updateRegistryEntry, type ChaosFixture } from '../host/fixture.ts';
import type { Fault } from '../matrix/fault.ts';
import { addRelease } from '../release/addRelease.ts';
import { createHandwrittenPage } from '../release/handwrittenRelease.ts';
import { expectCurrentVersion } from './hostFailure.ts';

const reportTimeoutMs = 15_000;
const neverRespond = (): Promise<void> => Promise.resolve();
const respondUnavailable = (route: Route): Promise<void> => route.fulfill({ status: 503, body: 'Away' });
const throwing = createHandwrittenPage(`() => { throw new Error('chaos: thrown by the canary'); }`);

/** Starts a canary that throws, for this share of the browsers. */
const startCanary = async (fixture: ChaosFixture, percent: number): Promise<void> => {
  const canary = await addRelease(fixture, throwing, '9.1.0-canary');
  updateRegistryEntry(fixture, {
    canary: { ...canary, percent, startedAt: fixture.registry.updatedAt },
  });
};

const stopCanary = (fixture: ChaosFixture): void => {
  delete getRegisteredRemote(fixture).canary;
  updateRegistryEntry(fixture, {});
};

const expectReport = ({ requests }: ChaosFixture): Promise<void> =>
  expect
    .poll(() => requests.some((url) => url.endsWith(startReportsPath)), { timeout: reportTimeoutMs })
    .toBe(true);

export const canaryFaults: readonly Fault[] = [
  {
    name: 'bad canary',
    expectation: 'the current version mounts in the same navigation; the failure is reported',
    address: ({ target }) => target.address,
    inject: async (fixture) => {
      await startCanary(fixture, 100);
      return async () => stopCanary(fixture);
    },
    expectMessage: async (fixture) => {
      await expectCurrentVersion(fixture);
      await expectReport(fixture);
    },
    recover: expectCurrentVersion,
  },
  {
    name: 'dead telemetry sink',
    expectation: 'the screen works as ever; reports get no answer',
    address: ({ target }) => target.address,
    inject: async (fixture) => {
      await startCanary(fixture, 0.000_1);
      await fixture.context.route(`**${startReportsPath}`, neverRespond);
      return () => fixture.context.unroute(`**${startReportsPath}`, neverRespond);
    },
    expectMessage: async (fixture) => {
      await expectCurrentVersion(fixture);
      await expectReport(fixture);
    },
    recover: expectCurrentVersion,
  },
  {
    name: 'dead origin',
    expectation: 'the registry is away: screens load by the one in the page',
    address: ({ target }) => target.address,
    inject: async ({ context }) => {
      await context.route('**/registry.json', respondUnavailable);
      return () => context.unroute('**/registry.json', respondUnavailable);
    },
    expectMessage: expectCurrentVersion,
    recover: expectCurrentVersion,
  },
];
