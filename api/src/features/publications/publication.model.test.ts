import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { PublicationRow } from '../../database/schema/publications.ts';
import { toPublication } from './publication.model.ts';

const at = new Date('2026-03-01T00:00:00.000Z');
const row = {
  id: 'p',
  articleId: 'a',
  platform: 'wix',
  state: 'unknown',
  remoteId: 'r',
  url: 'https://a.example',
  attempts: 2,
  nextAttemptAt: at,
  lastError: 'a fault',
  remedy: 'check',
  version: 3,
  intendedStatus: 'PUBLISHED',
  visibility: 'public',
  publicAt: null,
  updatedAt: at,
} as PublicationRow;

it('returns a publication without what the service keeps for itself', () => {
  const publication = {
    id: 'p',
    articleId: 'a',
    platform: 'wix',
    state: 'unknown',
    postId: 'r',
    url: 'https://a.example',
    attempts: 2,
    nextAttemptAt: '2026-03-01T00:00:00.000Z',
    error: 'a fault',
    remedy: 'check',
    version: 3,
    isDraft: false,
    visibility: 'public',
    publicAt: null,
    page: null,
    updatedAt: '2026-03-01T00:00:00.000Z',
  };
  assert.deepEqual(toPublication(row), publication);
  assert.deepEqual(toPublication({ ...row, nextAttemptAt: null, visibility: 'scheduled', publicAt: at }), {
    ...publication,
    visibility: 'scheduled',
    publicAt: '2026-03-01T00:00:00.000Z',
    nextAttemptAt: null,
    isDraft: true,
  });
});
