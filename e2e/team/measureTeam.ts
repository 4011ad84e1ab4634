import assert from 'node:assert/strict';
import { openDevelopment } from '../fleet/development.ts';
import { openScreen, type Fleet } from '../fleet/fleet.ts';
import { createRepository, packPackages, remoteName, type Repository } from '../fleet/repository.ts';

export interface Step {
  name: string;
  seconds: number;
  /** Seconds that a team waits at most. */
  promised: number;
}

const page = 'src/home/HomePage.tsx';
const address = `/${remoteName}`;

const measure = async (name: string, promised: number, work: () => Promise<void>): Promise<Step> => {
  const since = performance.now();
  await work();
  return { name, seconds: (performance.now() - since) / 1_000, promised };
};

const changeHeading = ({ edit }: Repository, from: string, to: string): void =>
  edit(page, `title="${from}"`, `title="${to}"`);

const expectHeading = async (fleet: Fleet, heading: string): Promise<void> =>
  assert.equal((await openScreen(fleet, address)).heading, heading);

/** Creates a remote in its own repository and takes it through release, rollback and preview. */
export const measureTeam = async (fleet: Fleet): Promise<readonly Step[]> => {
  const packages = await packPackages(fleet);
  const created: { repository?: Repository } = {};
  const first = await measure('new remote, with its installation', 600, async () => {
    created.repository = await createRepository(fleet, packages);
    await created.repository.succeed('release');
    await expectHeading(fleet, 'Team Notes');
  });
  const { repository } = created;
  assert.ok(repository);
  changeHeading(repository, 'Team Notes', 'Released');
  const release = await measure('release', 60, async () => {
    await repository.succeed('release');
    await expectHeading(fleet, 'Released');
  });
  const rollback = await measure('rollback', 10, async () => {
    await repository.succeed('rollback');
    await expectHeading(fleet, 'Team Notes');
  });
  changeHeading(repository, 'Released', 'Previewed');
  const preview = await measure('preview', 60, async () => {
    const { page: screen } = await openDevelopment(fleet, repository);
    await screen.getByRole('heading', { level: 1, name: 'Previewed' }).waitFor({ timeout: 60_000 });
  });
  await expectHeading(fleet, 'Team Notes');
  return [first, release, rollback, preview];
};
