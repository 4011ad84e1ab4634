import assert from 'node:assert/strict';
import { readRegistry } from '../chaos/host/serveRegistry.ts';
import { openDevelopment } from './development.ts';
import { getCurrent, type Row } from './fleet.ts';
import { openRepository, remoteName } from './repository.ts';

const page = 'src/home/HomePage.tsx';
const model = 'src/home/home.model.ts';

export const developmentRows: readonly Row[] = [
  {
    name: 'a change in development appears in the released host at once, and its screen keeps its state',
    run: async (fleet) => {
      const repository = await openRepository(fleet);
      if (getCurrent(readRegistry(fleet.origin), remoteName) === 'none') await repository.succeed('release');
      const { page: screen, close } = await openDevelopment(fleet, repository);
      await screen.getByRole('button', { name: 'Count a visit' }).click();
      await screen.getByText('1 visit so far').waitFor();
      await screen.evaluate(() => document.body.setAttribute('data-same-page', ''));
      const undo: (() => void)[] = [];
      const change = (file: string, from: string, to: string): void => {
        repository.edit(file, from, to);
        undo.push(() => repository.edit(file, to, from));
      };
      try {
        change(page, 'title="Team Notes"', 'title="Changed"');
        await screen.getByRole('heading', { level: 1, name: 'Changed' }).waitFor({ timeout: 30_000 });
        change(model, 'so far', 'in all');
        await screen.getByText('1 visit in all').waitFor({ timeout: 30_000 });
        assert.equal(await screen.locator('body[data-same-page]').count(), 1, 'the page was loaded anew');
      } finally {
        for (const restore of undo) restore();
        await close();
      }
    },
  },
];
