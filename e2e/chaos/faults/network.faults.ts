import { publish, registeredOf, type Scene } from '../host/scene.ts';
import type { Fault } from '../matrix/fault.ts';
import { inHost, screenIsThere } from './hostFailure.ts';

/** The suspect moves to another origin, which the registry allows but which does not let this page read it. */
const moveElsewhere = (scene: Scene): void => {
  const { current } = registeredOf(scene);
  scene.registry.allowedOrigins = [scene.elsewhere.url];
  publish(scene, { current: { ...current, base: `${scene.elsewhere.url}${current.base}` }, previous: null });
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
    strike: async (scene) => () => scene.context.setOffline(false),
    strikeRunning: (scene) => scene.context.setOffline(true),
    stays: true,
    recover: screenIsThere,
  },
];
