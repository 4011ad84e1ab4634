import type { Scene } from '../host/scene.ts';

/** Ends a fault: from now on the remote is healthy again. */
export type Heal = () => Promise<void>;

export interface Fault {
  name: string;
  /** What host and screen promise when it happens, for the printed table. */
  promise: string;
  /** Address that suffers; the suspect's first screen unless the fault concerns what a screen asks the API. */
  address: (scene: Scene) => string;
  /** Prepares the fault before the page opens. */
  strike: (scene: Scene) => Promise<Heal>;
  /** Strikes when the app is running and the navigation has begun. */
  strikeRunning?: (scene: Scene) => Promise<void>;
  /** Resolves when the screen says honestly what happened; rejects when it does not. */
  told: (scene: Scene) => Promise<void>;
  /** Between telling and healing a person may go elsewhere; by default they do, and come back. */
  stays?: boolean;
  /** What a person does once it is healthy again; resolves when the screen is there. */
  recover: (scene: Scene) => Promise<void>;
}
