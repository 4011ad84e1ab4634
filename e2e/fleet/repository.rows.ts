import assert from 'node:assert/strict';
import { readRegistry } from '../chaos/host/serveRegistry.ts';
import { getCurrent, openScreen, type Fleet, type Row } from './fleet.ts';
import { createToken } from './originService.ts';
import { openRepository, remoteName } from './repository.ts';

const address = `/${remoteName}`;
const page = 'src/home/HomePage.tsx';
const pipeline = '.github/workflows/remote.yml';

const readCurrent = ({ origin }: Fleet): string => getCurrent(readRegistry(origin), remoteName);

/** Releases what is in the repository. Returns its version. */
const release = async (fleet: Fleet): Promise<string> => {
  const { succeed } = await openRepository(fleet);
  await succeed('release');
  return readCurrent(fleet);
};

const measure = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return Math.round((performance.now() - since) / 1_000);
};

export const repositoryRows: readonly Row[] = [
  {
    name: 'a remote outside the workspace, created and installed from packed packages, passes its tests and types',
    run: async (fleet) => {
      const repository = await openRepository(fleet);
      assert.match(await repository.succeed('test'), /Tests: +5 passed/);
      await repository.succeed('typecheck');
      repository.edit(page, 'useState(0)', `useState('none')`);
      const { code, output } = await repository.run('typecheck');
      repository.edit(page, `useState('none')`, 'useState(0)');
      assert.notEqual(code, 0, output);
    },
  },
  {
    name: 'its journey runs in the host that the packages bring, and is red for a page that throws or says something else',
    run: async (fleet) => {
      const repository = await openRepository(fleet);
      assert.match(await repository.succeed('journeys'), /1 passed/);
      const faults = [
        ['const [visits, setVisits]', `throw new Error('boom');\n  const [visits, setVisits]`],
        ['title="Team Notes"', 'title="Somebody else"'],
      ] as const;
      for (const [from, to] of faults) {
        repository.edit(page, from, to);
        const { code, output } = await repository.run('journeys');
        repository.edit(page, to, from);
        assert.notEqual(code, 0, output);
        assert.match(output, /1 failed/);
      }
    },
  },
  {
    name: 'an update of it takes what the generator writes today, and keeps what its team changed',
    run: async (fleet) => {
      const { edit, update } = await openRepository(fleet);
      // As an earlier generator would have left it.
      edit('.rankwright/template.json', 'node-version: 22', 'node-version: 20');
      edit(pipeline, 'node-version: 22', 'node-version: 20');
      edit(pipeline, 'name: remote', 'name: team notes');
      const updated = await update();
      assert.equal(updated.code, 0, updated.output);
      assert.match(updated.output, new RegExp(`Updated:\\n {2}${pipeline}\\n`));
      edit(pipeline, 'name: team notes', 'name: remote');
      assert.match((await update()).output, /Nothing to update/);
    },
  },
  {
    name: 'it is checked, released by its token, and on screen without a restart',
    run: async (fleet) => {
      const { succeed } = await openRepository(fleet);
      assert.match(await succeed('check'), /is ready for release/);
      assert.equal(readCurrent(fleet), 'none');
      const seconds = await measure(() => release(fleet));
      const version = readCurrent(fleet);
      assert.deepEqual(await openScreen(fleet, address), { heading: 'Team Notes', version });
      console.log(`  released in ${seconds} s`);
    },
  },
  {
    name: "another team's token is refused, in words that name both remotes",
    run: async (fleet) => {
      const repository = await openRepository(fleet);
      const before = readRegistry(fleet.origin);
      const other = await createToken(fleet.origin, 'papers');
      for (const script of ['check', 'release', 'rollback']) {
        const { code, output } = await repository.run(script, [], other);
        assert.equal(code, 1, output);
        assert.match(output, /This token is for papers and may not touch team-notes/);
      }
      assert.deepEqual(readRegistry(fleet.origin), before);
    },
  },
  {
    name: 'its page that throws on every render is refused at the origin, with a good version behind it',
    run: async (fleet) => {
      const repository = await openRepository(fleet);
      const good = await release(fleet);
      const throws = `throw new Error('thrown on every render');\n  const [visits, setVisits]`;
      repository.edit(page, 'const [visits, setVisits]', throws);
      const { code, output } = await repository.run('release');
      repository.edit(page, throws, 'const [visits, setVisits]');
      assert.equal(code, 1, output);
      assert.match(output, /smoke .*showed an error/);
      assert.equal((await openScreen(fleet, address)).version, good);
    },
  },
  {
    name: 'its next version is on screen after the release, and the one before after a rollback',
    run: async (fleet) => {
      const repository = await openRepository(fleet);
      const first = await release(fleet);
      repository.edit(page, 'title="Team Notes"', 'title="Team Notes, again"');
      const second = await release(fleet);
      assert.notEqual(second, first);
      assert.deepEqual(await openScreen(fleet, address), { heading: 'Team Notes, again', version: second });
      const seconds = await measure(() =>
        repository.succeed('rollback', '--reason', 'tried by the fleet run'),
      );
      assert.deepEqual(await openScreen(fleet, address), { heading: 'Team Notes', version: first });
      assert.match(await repository.succeed('list'), /rolled back: tried by the fleet run/);
      repository.edit(page, 'title="Team Notes, again"', 'title="Team Notes"');
      console.log(`  rolled back in ${seconds} s`);
    },
  },
];
