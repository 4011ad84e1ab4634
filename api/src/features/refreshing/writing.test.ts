import { discardRefresh } from '@rankwright/contracts/refreshes';
import { startFakeModel } from '@rankwright/testing/fakes/model/fakeModel';
import { eq, sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { refreshes } from '../../database/schema/refreshes.ts';
import { startArchiveTest, type ArchiveAccount, type ArchiveTest } from '../../testing/archiveAccount.ts';
import { createRefreshCalls } from '../../testing/refreshAccount.ts';
import { claimProposal } from '../refreshes/refreshes.service.ts';
import { queueAbandonedProposals } from './refreshing.jobs.ts';
import { writeProposal } from './writeProposal.ts';

const section = (heading: string, text: string) => `<h2>${heading}</h2>\n<p>${text}</p>`;

describe('proposals of a language model', () => {
  let model: Awaited<ReturnType<typeof startFakeModel>>;
  let archive: ArchiveTest;
  let account: ArchiveAccount;
  let calls: ReturnType<typeof createRefreshCalls>;
  before(async () => {
    model = await startFakeModel();
    archive = await startArchiveTest(model.env);
  });
  after(async () => {
    await archive.close();
    await model.close();
  });
  beforeEach(async () => {
    model.reset();
    model.calls.length = 0;
    account = await archive.createAccount();
    calls = createRefreshCalls(account);
    const link = '<a href="https://garden.example/soil">the soil</a>';
    account.addPost('Peonies', {
      content: [
        section('When', 'In autumn.'),
        section('Where', `In the sun, see ${link}.`),
        section('Table', '<iframe src="https://garden.example/map"></iframe>'),
      ].join('\n'),
    });
    await account.runImport();
    model.switches.text = '## Anew\n\nWritten anew.';
  });
  const drain = () => account.api.queue.drain();

  it('is written section by section; what would be lost stays as it is', async () => {
    const opened = await calls.propose('Peonies');
    assert.deepEqual([opened.state, opened.author], ['queued', 'model']);
    await drain();
    const written = await calls.read(opened.id);
    assert.equal(written.state, 'open');
    assert.match(written.proposal.content, /^## Anew\n\nWritten anew\.\n\n## Where/);
    assert.match(written.proposal.content, /see \[the soil\]\(https:\/\/garden\.example\/soil\)/);
    assert.match(written.proposal.content, /<iframe/);
    assert.match(written.note ?? '', /^The writer left 2 of its sections/);
    assert.equal(written.live.content, opened.live.content);
    // The section with HTML is not even sent.
    assert.equal(model.calls.length, 2);
    assert.equal((await account.readArticle('Peonies')).version, 1);
  });

  it('is taken over after its worker died, and keeps the sections that are written', async () => {
    const { id } = await calls.propose('Peonies');
    account.api.queue.waiting.length = 0;
    const { deps } = account.api;
    assert.ok(await claimProposal(deps.db, id, 60_000));
    const kept = '## First\n\nWritten before the crash.\n';
    await deps.db
      .update(refreshes)
      .set({ sections: [kept], sectionCount: 3, leaseUntil: sql`now() - interval '1 second'` })
      .where(eq(refreshes.id, id));
    await queueAbandonedProposals(deps);
    await Promise.all([writeProposal(deps, id), writeProposal(deps, id), drain()]);
    const written = await calls.read(id);
    assert.equal(written.state, 'open');
    assert.ok(written.proposal.content.startsWith(kept.trim()), written.proposal.content);
    assert.equal(model.calls.length, 1);
  });

  it('starts from the live text for a person when the model does not answer', async () => {
    model.switches.failures = { status: 400, times: 100 };
    const { id } = await calls.propose('Peonies');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await drain();
      account.api.clock.advance(120_000);
      await queueAbandonedProposals(account.api.deps);
    }
    const written = await calls.read(id);
    assert.deepEqual([written.state, written.author], ['open', 'person']);
    assert.equal(written.proposal.content, written.live.content);
    assert.match(written.note ?? '', /change it yourself/);
  });

  it('is left to a person who asks for it', async () => {
    const { state } = await calls.propose('Peonies', { by: 'person' });
    await drain();
    assert.deepEqual([state, model.calls.length], ['open', 0]);
  });

  it('stops when it is discarded', async () => {
    const { id } = await calls.propose('Peonies');
    await account.send(discardRefresh, { params: { id } });
    await drain();
    assert.equal((await calls.read(id)).state, 'discarded');
    assert.equal(model.calls.length, 0);
  });
});
