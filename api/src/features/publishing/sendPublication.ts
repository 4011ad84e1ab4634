import { withLeaseRenewal } from '../../database/lease.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { isReachable } from '@rankwright/contracts/platforms';
import { readVisibility } from '@rankwright/platforms/port/visibility';
import { PlatformError, type Platform, type RemotePost } from '@rankwright/platforms/port/platform';
import { spanKind } from '../../tracing/tracer.ts';
import {
  findArchivedPost,
  prepareArchivedPost,
  trashedError,
  updateArchivedPost,
  type SentText,
} from '../archive/archivedPost.service.ts';
import { assertPublishableText } from '../articles/approval.service.ts';
import { markArticlePublished } from '../articles/publishedArticle.service.ts';
import { recordConnectionSuccess } from '../connections/connection.service.ts';
import { recordRejectedCredentials } from '../connections/connectionTest.service.ts';
import { openConnectedSite } from '../connections/openPlatform.service.ts';
import { markRefreshLive } from '../refreshes/refreshes.service.ts';
import { getFailureOutcome, toPlatformError } from './failureOutcome.ts';
import { createPost } from './post.ts';
import { claimPublication, renewClaim, settleClaim, updateClaim } from './publication.repository.ts';
import { getSiteFields, parsePublishInput, type PublishInput } from './publishInput.model.ts';
import { findWithdrawal } from './withdrawal.service.ts';

export const toLivePublication = (remote: RemotePost, now: Date): Partial<PublicationRow> => ({
  state: 'live',
  remoteId: remote.id,
  url: remote.url,
  visibility: remote.visibility ?? readVisibility(remote.status),
  publicAt: remote.publicAt ?? null,
  liveAt: now,
  lastError: [remote.holdReason, remote.coverProblem].filter(Boolean).join(' ') || null,
  remedy: 'none',
  permanent: false,
  nextAttemptAt: null,
  updatedAt: now,
});

/** How a publication is looked up on its site. */
export const getPostReference = ({
  slug,
  idempotencySlug,
  tryingSince,
  createdAt,
  payload,
}: PublicationRow) => ({
  slug: slug ?? idempotencySlug,
  idempotencySlug,
  title: payload ? parsePublishInput(payload).title : '',
  since: tryingSince ?? createdAt,
});

/** Whether an earlier attempt may have arrived. */
const mayHaveArrived = ({ remedy }: PublicationRow): boolean => remedy === 'check';

/** A site that does not answer leaves open whether an earlier attempt arrived. */
const lookUpPost = async (site: Platform, row: PublicationRow): Promise<RemotePost | null> => {
  try {
    return await site.find(getPostReference(row), row.remoteId);
  } catch (error) {
    if (mayHaveArrived(row) && error instanceof PlatformError && error.kind === 'temporary')
      throw new PlatformError('ambiguous', error.message, 'check', error.retryAfterMs);
    throw error;
  }
};

const claimLostError = new PlatformError('temporary', 'Another worker sends this post.', 'retry');

type Readiness = 'ready' | 'lost' | PlatformError;

/** The last check before the request. */
const checkReadiness = ({ db, env }: Deps, row: PublicationRow): Promise<Readiness> =>
  db.transaction(async (tx) => {
    const withdrawal = await findWithdrawal(tx, row);
    if (withdrawal) return withdrawal;
    return (await renewClaim(tx, row, env.WORKER_LEASE_MS)) ? 'ready' : 'lost';
  });

/** What is sent of an imported post; a retry sends what was merged with the changes of the site. */
const mergeInto = (row: PublicationRow, sent: PublishInput) => ({
  sent,
  onMerged: async (tx: Database, { title, content, version }: SentText) => {
    const payload = { ...sent, title, content, version };
    if (!(await updateClaim(tx, row, { payload, version }))) throw claimLostError;
  },
});

/** Sends the post, after looking it up if this is a retry or an update. Null when the claim was lost meanwhile. */
const sendPost = async (deps: Deps, site: Platform, row: PublicationRow): Promise<RemotePost | null> => {
  const { db } = deps;
  const { ownerId, platform, action } = row;
  const isUpdate = action === 'update';
  const target = { ...getPostReference(row), ownerId, platform, isUpdate, siteFields: row.siteFields };
  const stored = parsePublishInput(row.payload);
  await assertPublishableText(db, ownerId, stored.content);
  const archived = await findArchivedPost(deps, row);
  const ready =
    archived &&
    site.archive &&
    (await prepareArchivedPost(deps, site.archive, archived, mergeInto(row, stored)));
  const post = await createPost(deps, target, { ...stored, ...ready?.text });
  const mayExist = !archived && (row.attempts > 1 || row.remoteId !== null);
  const known = mayExist ? await lookUpPost(site, row) : null;
  if (known && readVisibility(known.status) === 'trashed') throw trashedError;
  const readiness = await checkReadiness(deps, row);
  if (readiness === 'lost') return null;
  if (readiness instanceof PlatformError) {
    if (known && mayHaveArrived(row)) return known;
    throw readiness;
  }
  if (ready && site.archive)
    return updateArchivedPost(deps, site.archive, ready, { post, siteFields: row.siteFields });
  return site.publish(post, known?.id ?? row.remoteId);
};

/** Publication, article and refresh are settled together, so that their states cannot differ. */
const settleLive = (deps: Deps, row: PublicationRow, remote: RemotePost): Promise<PublicationRow> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const input = parsePublishInput(row.payload);
    const siteFields = getSiteFields(input, row.platform, deps.env.PUBLIC_URL);
    const settled = await settleClaim(tx, row, { ...toLivePublication(remote, now), siteFields });
    if (settled.state !== 'live') return settled;
    if (isReachable(settled.visibility)) await markArticlePublished(tx, row.ownerId, row.articleId, now);
    await markRefreshLive(tx, settled, now);
    return settled;
  });

const getRemedy = ({ code }: AppError): 'edit' | 'reconnect' =>
  code === 'STARTING_DRAFT_UNEDITED' ? 'edit' : 'reconnect';

const settleFailure = async (deps: Deps, row: PublicationRow, error: unknown): Promise<PublicationRow> => {
  const isExpected = error instanceof PlatformError || error instanceof AppError;
  if (!isExpected) deps.log.error({ err: error }, 'publishing failed');
  const failure =
    error instanceof AppError && error.status !== 503
      ? new PlatformError('permanent', error.message, getRemedy(error))
      : error;
  const platformError = toPlatformError(failure);
  if (error instanceof PlatformError && platformError.remedy === 'reconnect')
    await recordRejectedCredentials(deps, row.ownerId, row.platform, platformError.message);
  return settleClaim(deps.db, row, getFailureOutcome(platformError, row, deps.clock.now()));
};

const sendClaimed = async (
  deps: Deps,
  row: PublicationRow,
  givenSite: Platform | undefined,
): Promise<PublicationRow> => {
  const { db, env } = deps;
  const { ownerId, platform } = row;
  try {
    const site = givenSite ?? (await openConnectedSite(deps, ownerId, platform));
    const remote = await withLeaseRenewal(
      { account: ownerId, leaseMs: env.WORKER_LEASE_MS },
      () => renewClaim(db, row, env.WORKER_LEASE_MS),
      () => sendPost(deps, site, row),
    );
    if (!remote) return await settleClaim(db, row, {});
    if (!givenSite) await recordConnectionSuccess(deps, ownerId, platform);
    return await settleLive(deps, row, remote);
  } catch (error) {
    return settleFailure(deps, row, error);
  }
};

/**
 * Claims a queued publication, sends it to its site, or to the given one, and saves the outcome. Null when
 * another sender has it.
 */
export const sendPublication = async (
  deps: Deps,
  ownerId: string,
  id: string,
  givenSite?: Platform,
): Promise<PublicationRow | null> => {
  const { db, clock, env, tracer } = deps;
  const row = await claimPublication(db, ownerId, id, clock.now(), env.WORKER_LEASE_MS);
  if (!row) return null;
  const attributes = { 'rankwright.platform': row.platform };
  return tracer.trace({ name: 'send publication', kind: spanKind.internal, attributes }, () =>
    sendClaimed(deps, row, givenSite),
  );
};
