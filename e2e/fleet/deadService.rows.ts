import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { readRegistry } from '../chaos/host/serveRegistry.ts';
import { getCurrent, openScreen, type Row } from './fleet.ts';
import { launchOriginService } from './originService.ts';
import { expectConsistentPages } from './pages.ts';
import { openRepository, remoteName } from './repository.ts';
import { waitUntil } from './waitUntil.ts';

const address = `/${remoteName}`;
const page = 'src/home/HomePage.tsx';
/** The lock of a killed process expires after 30 s; then the pages are built. */
const repairMs = 90_000;

export const deadServiceRows: readonly Row[] = [
  {
    name: 'an origin service that is away is named, the host goes on, and nothing has changed',
    run: async (fleet) => {
      const repository = await openRepository(fleet);
      await repository.succeed('release');
      const before = readRegistry(fleet.origin);
      const { url, stop } = await launchOriginService(fleet.origin);
      await stop('SIGKILL');
      for (const script of ['check', 'release', 'rollback', 'list']) {
        const { code, output } = await repository.run(script, ['--origin', url]);
        assert.equal(code, 1, output);
        assert.ok(output.includes(`${url} does not respond.`), output);
      }
      assert.deepEqual(readRegistry(fleet.origin), before);
      assert.equal((await openScreen(fleet, address)).version, getCurrent(before, remoteName));
    },
  },
  {
    name: 'an origin service killed between registry and pages is taken up by the next one, and the team is told',
    run: async (fleet) => {
      const repository = await openRepository(fleet);
      const service = await launchOriginService(fleet.origin);
      const before = readRegistry(fleet.origin).updatedAt;
      repository.edit(page, 'title="Team Notes"', 'title="Killed"');
      const releasing = repository.run('release', ['--origin', service.url]);
      await waitUntil(() => readRegistry(fleet.origin).updatedAt !== before);
      await service.stop('SIGKILL');
      assert.throws(() => expectConsistentPages(fleet.origin), 'the kill came too late');
      const { code, output } = await releasing;
      assert.equal(code, 1, output);
      assert.match(output, /does not respond[\s\S]*The build had arrived\. "npm run list" shows/);
      const next = await launchOriginService(fleet.origin, new URL(service.url).port);
      try {
        await expect(() => expectConsistentPages(fleet.origin)).toPass({ timeout: repairMs });
        const shown = { heading: 'Killed', version: getCurrent(readRegistry(fleet.origin), remoteName) };
        assert.deepEqual(await openScreen(fleet, address), shown);
        assert.match(
          await repository.succeed('list', '--origin', next.url),
          new RegExp(`→.*${shown.version}`),
        );
        repository.edit(page, 'title="Killed"', 'title="Team Notes"');
        await repository.succeed('release', '--origin', next.url);
        assert.equal((await openScreen(fleet, address)).heading, 'Team Notes');
      } finally {
        await next.stop('SIGTERM');
      }
    },
  },
];
