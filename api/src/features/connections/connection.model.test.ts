import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import {
  createSavedStatus,
  getKeptSettings,
  getManualReason,
  getReviewReason,
  getSavedMode,
  readPublishDefaults,
  readText,
  toConnection,
} from './connection.model.ts';
import { createWordpressCandidate } from './wordpressCandidate.model.ts';

describe('the settings of a connection', () => {
  it('are texts, or nothing', () => {
    assert.deepEqual(['a', '', 7, undefined].map(readText), ['a', null, null, null]);
  });

  it('have publishing defaults: saved ones, then those used last', () => {
    const publishDefaults = { categories: ['Garden', 7], tags: ['roses'], author: 'Ada', publishAs: 'draft' };
    assert.deepEqual(readPublishDefaults({ publishDefaults }), {
      categories: ['Garden'],
      tags: ['roses'],
      author: 'Ada',
      publishAs: 'draft',
    });
    const savedDefaults = { tags: [], author: '', publishAs: 'live' };
    assert.deepEqual(readPublishDefaults({ publishDefaults, savedDefaults }), {
      categories: ['Garden'],
      tags: [],
      author: '',
    });
    assert.deepEqual(readPublishDefaults({ savedDefaults: { categories: 'x', tags: 1, author: 2 } }), {});
    for (const settings of [undefined, {}]) assert.deepEqual(readPublishDefaults(settings), {});
  });

  it('keep the defaults over a new connection', () => {
    const [publishDefaults, savedDefaults] = [{ tags: ['a'] }, { tags: ['b'] }];
    assert.deepEqual(getKeptSettings({ settings: { publishDefaults, savedDefaults, url: 'x' } }), {
      publishDefaults,
      savedDefaults,
    });
    assert.deepEqual(getKeptSettings({ settings: { url: 'x' } }), {});
  });

  it('keep the documented default status as a publishing default', () => {
    assert.deepEqual(createSavedStatus({ savedDefaults: { tags: ['a'] } }, 'publish'), {
      savedDefaults: { tags: ['a'], publishAs: 'live' },
    });
    assert.deepEqual(createSavedStatus(undefined, 'draft'), { savedDefaults: { publishAs: 'draft' } });
    assert.deepEqual(createSavedStatus({}, 'draft'), { savedDefaults: { publishAs: 'draft' } });
    assert.deepEqual(createSavedStatus({ savedDefaults: { tags: ['a'] } }, undefined), {});
  });

  for (const [autoPublish, before, mode] of [
    [undefined, undefined, 'review'],
    [undefined, 'automatic', 'automatic'],
    [true, 'manual', 'automatic'],
    [false, 'manual', 'manual'],
    [false, 'automatic', 'review'],
    [false, 'review', 'review'],
  ] as const)
    it(`have the mode ${mode} after ${String(autoPublish)} and ${String(before)}`, () => {
      assert.equal(getSavedMode(autoPublish, before), mode);
    });

  it('of WordPress keep the password apart', () => {
    const candidate = createWordpressCandidate({
      siteUrl: 'https://a.example',
      username: 'ada',
      applicationPassword: 'secret',
    });
    assert.deepEqual(candidate, {
      platform: 'wordpress',
      method: 'application-password',
      settings: { siteUrl: 'https://a.example', username: 'ada' },
      secrets: { applicationPassword: 'secret' },
    });
  });
});

it('says why nothing is sent by itself', () => {
  assert.equal(getManualReason('wordpress'), 'WordPress is set to manual: publish it yourself.');
  assert.equal(
    getReviewReason('wix'),
    'Wix is set to review first, and this text is not approved. Review it, then publish it.',
  );
});

describe('a connection as the API returns it', () => {
  const at = new Date('2026-03-01T00:00:00.000Z');
  it('is there without a row', () => {
    assert.deepEqual(toConnection('wix', undefined), {
      platform: 'wix',
      connected: false,
      method: null,
      name: null,
      url: null,
      mode: 'review',
      autoPublish: false,
      defaultStatus: 'draft',
      publishAs: 'live',
      expiresAt: null,
      lastSuccessAt: null,
      lastError: null,
    });
  });

  it('has no secrets', () => {
    const row = {
      status: 'connected',
      method: 'api-key',
      settings: { name: 'Roses', url: 'https://a.example', savedDefaults: { publishAs: 'draft' } },
      secrets: 'secret',
      mode: 'manual',
      autoPublish: true,
      defaultStatus: 'publish',
      expiresAt: at,
      lastSuccessAt: at,
      lastError: 'a fault',
    } as unknown as ConnectionRow;
    assert.deepEqual(toConnection('wix', row), {
      platform: 'wix',
      connected: true,
      method: 'api-key',
      name: 'Roses',
      url: 'https://a.example',
      mode: 'manual',
      autoPublish: true,
      defaultStatus: 'publish',
      publishAs: 'draft',
      expiresAt: '2026-03-01T00:00:00.000Z',
      lastSuccessAt: '2026-03-01T00:00:00.000Z',
      lastError: 'a fault',
    });
    assert.equal(
      toConnection('wix', { ...row, status: 'expired' } as unknown as ConnectionRow).connected,
      false,
    );
  });
});
