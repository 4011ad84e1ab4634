import type { Route } from '@playwright/test';
import { updateRegistryEntry, getRegisteredRemote, type ChaosFixture } from '../host/fixture.ts';
import type { Fault, Recover } from '../matrix/fault.ts';
import { hostFault, expectScreen } from './hostFailure.ts';

/** Moves the target to another origin, which the registry allows but which sends no CORS headers. */
const moveToOtherOrigin = (fixture: ChaosFixture): void => {
  const { current } = getRegisteredRemote(fixture);
  fixture.registry.allowedOrigins = [fixture.otherOrigin.url];
  updateRegistryEntry(fixture, {
    current: { ...current, base: `${fixture.otherOrigin.url}${current.base}` },
    previous: null,
  });
};

/** Goes offline when the host requests the target's contract. */
const goOffline = async ({ context, target }: ChaosFixture): Promise<Recover> => {
  const contract = new RegExp(`/remotes/${target.name}/[^/]+/remote\\.contract\\.json$`);
  const abortOffline = async (route: Route): Promise<void> => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  };
  await context.route(contract, abortOffline);
  return async () => {
    await context.unroute(contract, abortOffline);
    await context.setOffline(false);
  };
};

export const networkFaults: readonly Fault[] = [
  {
    name: 'blocked by CORS',
    expectation: 'step fetch, Retry',
    ...hostFault(/fetch/),
    inject: async (fixture) => {
      moveToOtherOrigin(fixture);
      fixture.otherOrigin.corsRemotes.delete(fixture.target.name);
      return async () => void fixture.otherOrigin.corsRemotes.add(fixture.target.name);
    },
  },
  {
    name: 'offline in mid-navigation',
    expectation: 'error at once; the screen loads without a click when the network is back',
    ...hostFault(/fetch/),
    inject: goOffline,
    staysOnScreen: true,
    recover: expectScreen,
  },
];
