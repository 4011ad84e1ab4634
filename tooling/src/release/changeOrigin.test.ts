import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { describe, it } from 'node:test';
import { versionList } from '@rankwright/contracts/remote';
import { appendRecords, readAudit } from '../origin/auditLog.ts';
import { readDeployment, writeDeployment } from '../origin/deployment.ts';
import type { PendingChange } from '../origin/pendingChange.ts';
import { allowOrigin, changeSettings } from './changeSettings.ts';
import {
  buildNotes,
  day,
  findNotes,
  readLast,
  readNotes,
  version,
  withReleases,
} from './release.fixtures.ts';
import { releaseRemote } from './releaseRemote.ts';
import { rollback } from './rollback.ts';

const readVersions = (origin: string): string[] | undefined =>
  versionList
    .parse(JSON.parse(readFileSync(`${origin}/versions.json`, 'utf8')))
    .remotes.notes?.map(({ version: listed }) => listed);

/** Ends the work where it writes to this path, as if the process had been killed there. */
const endAt = async (file: string, work: () => Promise<unknown>): Promise<void> => {
  const kept = `${file}.kept`;
  const exists = existsSync(file);
  if (exists) renameSync(file, kept);
  mkdirSync(file);
  await assert.rejects(work(), /EISDIR/);
  rmSync(file, { recursive: true });
  if (exists) renameSync(kept, file);
};

const getDraft = (file: string): string => `${file}.${process.pid}.tmp`;

describe('a release that was killed', () => {
  const files = {
    'the history': getDraft('.server/history.json'),
    'the list of versions': getDraft('versions.json'),
    'the audit log': '.server/audit.jsonl',
  };
  const at = day(9).toISOString();
  const release = { at, action: 'release', subject: 'notes', version: version(2), from: version(1) };

  for (const [name, file] of Object.entries(files))
    it(`between the registry and ${name} is recorded by the next change`, () =>
      withReleases(async ({ origin, directory }) => {
        const dist = buildNotes(directory, 2);
        await endAt(`${origin}/${file}`, () => releaseRemote(dist, origin, day(9)));
        assert.equal(findNotes(origin)?.current.version, version(2));
        await allowOrigin(origin, 'https://remotes.example', true);
        assert.equal(readNotes(origin, 2)?.releasedAt, at);
        assert.deepEqual(readVersions(origin), [version(2), version(1), version(0)]);
        assert.deepEqual(readLast(origin, 2)[0], release);
        assert.equal(readLast(origin)[0]?.action, 'allow');
        assert.equal(await rollback({ origin, name: 'notes' }), version(1));
      }));

  it('after the audit log stands there once', () =>
    withReleases(async ({ origin, directory }) => {
      const pending = `${origin}/.server/pending.json`;
      const dist = buildNotes(directory, 2);
      await endAt(`${origin}/.server/audit.jsonl`, () => releaseRemote(dist, origin, day(9)));
      const text = readFileSync(pending, 'utf8');
      appendRecords(origin, (JSON.parse(text) as PendingChange).audit);
      await allowOrigin(origin, 'https://remotes.example', true);
      const released = readAudit(origin).filter((entry) => entry.version === version(2));
      assert.equal(released.length, 1);
      assert.equal(existsSync(pending), false);
    }));

  it('before the registry has changed nothing', () =>
    withReleases(async ({ origin, directory }) => {
      const before = readAudit(origin);
      const dist = buildNotes(directory, 2);
      await endAt(`${origin}/${getDraft('registry.json')}`, () => releaseRemote(dist, origin, day(9)));
      await allowOrigin(origin, 'https://remotes.example', true);
      assert.equal(findNotes(origin)?.current.version, version(1));
      assert.equal(readNotes(origin, 2), undefined);
      assert.deepEqual(readAudit(origin).slice(0, -1), before);
    }));
});

describe('a change of settings that was killed', () => {
  const before = { publicUrl: 'https://old.example', development: false, registryKeys: [] };
  const after = { ...before, publicUrl: 'https://new.example' };
  const rename = (origin: string) => changeSettings(origin, { publicUrl: after.publicUrl });
  const files = {
    'what is to be written': { file: getDraft('.server/pending.json'), kept: before },
    'the settings': { file: getDraft('.server/deployment.json'), kept: before },
    'the registry': { file: getDraft('registry.json'), kept: before },
    'the audit log': { file: '.server/audit.jsonl', kept: after },
  };

  for (const [name, { file, kept }] of Object.entries(files))
    it(`before ${name} has changed both settings and audit log, or neither`, () =>
      withReleases(async ({ origin }) => {
        writeDeployment(origin, before);
        await endAt(`${origin}/${file}`, () => rename(origin));
        await allowOrigin(origin, 'https://remotes.example', true);
        assert.deepEqual(readDeployment(origin), kept);
        const changes = readAudit(origin).filter(({ action }) => action === 'settings');
        assert.equal(changes.length, kept === after ? 1 : 0);
      }));

  it('leaves an origin without settings as it was', () =>
    withReleases(async ({ origin }) => {
      await endAt(`${origin}/${getDraft('registry.json')}`, () => rename(origin));
      await allowOrigin(origin, 'https://remotes.example', true);
      assert.equal(readDeployment(origin), null);
    }));
});
