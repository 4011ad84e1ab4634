import type { Route } from '@playwright/test';
import { publish, registeredOf, type Scene } from '../host/scene.ts';
import type { Fault, Heal } from '../matrix/fault.ts';
import { inHost, screenIsThere } from './hostFailure.ts';

/** The suspect moves to another origin, which the registry allows but which does not let this page read it. */
const moveElsewhere = (scene: Scene): void => {
  const { current } = registeredOf(scene);
  scene.registry.allowedOrigins = [scene.elsewhere.url];
  publish(scene, { current: { ...current, base: `${scene.elsewhere.url}${current.base}` }, previous: null });
};

/** The network goes away at the moment the host asks for the suspect's contract. */
const loseNetwork = async ({ context, suspect }: Scene): Promise<Heal> => {
  const contract = new RegExp(`/remotes/${suspect.name}/[^/]+/remote\\.contract\\.json$`);
  const lose = async (route: Route): Promise<void> => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  };
  await context.route(contract, lose);
  return async () => {
    await context.unroute(contract, lose);
    await context.setOffline(false);
  };
};

export const networkFaults: readonly Fault[] = [
  {
    name: 'blocked by CORS',
    promise: 'step fetch, Retry',
    ...inHost(/fetch/),
    strike: async (scene) => {
      moveElsewhere(scene);
      scene.elsewhere.open.delete(scene.suspect.name);
      return async () => void scene.elsewhere.open.add(scene.suspect.name);
    },
  },
  {
    name: 'offline in mid-navigation',
    promise: 'said at once; coming back online brings the screen without a click',
    ...inHost(/fetch/),
    strike: loseNetwork,
    stays: true,
    recover: screenIsThere,
  },
];
