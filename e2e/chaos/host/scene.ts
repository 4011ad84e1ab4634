import type { RegisteredRemote, Registry } from '@rankwright/contracts/remote';
import type { BrowserContext, Page } from '@playwright/test';
import type { Member } from '../../product/member.ts';
import type { Suspect } from '../matrix/suspects.ts';
import type { Elsewhere } from './elsewhere.ts';

/** One browser context in front of the built product, with one remote that is going to misbehave. */
export interface Scene {
  url: string;
  /** Folder of the released static origin. */
  origin: string;
  context: BrowserContext;
  page: Page;
  member: Member;
  suspect: Suspect;
  /** Another address of this machine that serves the same releases. */
  elsewhere: Elsewhere;
  /** What `/registry.json` and the pages of this context say now; faults and healing edit it. */
  registry: Registry;
  /** Addresses this context asked for, in order. */
  requests: string[];
}

/** The suspect's line of the registry as this context sees it. */
export const registeredOf = (scene: Scene): RegisteredRemote => {
  const remote = scene.registry.remotes.find(({ name }) => name === scene.suspect.name);
  if (!remote) throw new Error(`The registry does not list ${scene.suspect.name}.`);
  return remote;
};

/** A release or rollback: the suspect's line changes and the registry says when. */
export const publish = (scene: Scene, change: Partial<RegisteredRemote>): void => {
  Object.assign(registeredOf(scene), change);
  scene.registry.updatedAt = new Date(Date.parse(scene.registry.updatedAt) + 1_000).toISOString();
};
