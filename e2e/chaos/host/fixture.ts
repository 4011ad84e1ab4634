import type { RegisteredRemote, Registry } from '@rankwright/contracts/remote';
import type { BrowserContext, Page } from '@playwright/test';
import type { Member } from '../../product/member.ts';
import type { Target } from './targets.ts';
import type { OtherOrigin } from './otherOrigin.ts';

/** One browser context on the built product, and the remote in which a fault is injected. */
export interface ChaosFixture {
  url: string;
  /** Folder of the released static origin. */
  origin: string;
  context: BrowserContext;
  page: Page;
  member: Member;
  target: Target;
  /** Another origin on this machine that serves the same releases. */
  otherOrigin: OtherOrigin;
  /** Registry that `/registry.json` and the pages of this context contain; faults and recovery edit it. */
  registry: Registry;
  /** URLs that this context requested, in order. */
  requests: string[];
}

/** The target's registry entry in this context. */
export const getRegisteredRemote = (fixture: ChaosFixture): RegisteredRemote => {
  const remote = fixture.registry.remotes.find(({ name }) => name === fixture.target.name);
  if (!remote) throw new Error(`The registry does not list ${fixture.target.name}.`);
  return remote;
};

/** Simulates a release or rollback: changes the target's registry entry and the registry's date. */
export const updateRegistryEntry = (fixture: ChaosFixture, change: Partial<RegisteredRemote>): void => {
  Object.assign(getRegisteredRemote(fixture), change);
  fixture.registry.updatedAt = new Date(Date.parse(fixture.registry.updatedAt) + 1_000).toISOString();
};
