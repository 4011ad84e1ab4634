import { isDeepStrictEqual } from 'node:util';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import { addMs, dayMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { notifyByMail } from '../alerts/notify.service.ts';
import { findArticle } from '../articles/article.service.ts';
import { hasText, isApproved } from '../articles/articleState.model.ts';
import { findConnections } from '../connections/connection.service.ts';
import { recordEvent } from '../events/events.service.ts';
import {
  checkArticle,
  createPreflightTests,
  type PreflightTests,
} from '../publishing/preflight/preflight.service.ts';
import {
  createPreflightNotification,
  listDistinct,
  listFindings,
  noSiteFinding,
  type Finding,
} from './preflight.model.ts';
import { findItemAhead, findItemsToCheck, findItemsWithProblems } from './preflight.repository.ts';
import { updateWaitingItem } from './review.repository.ts';
import { getTargets } from './targets.model.ts';

const batch = 500;

/** Problems by platform; none while the article has no text, because that is announced for review. */
const findProblems = async (
  deps: Deps,
  item: ScheduledItemRow,
  article: ArticleRow,
  publishAt: Date,
  tests: PreflightTests,
): Promise<Finding[]> => {
  if (!hasText(article)) return [];
  const connections = await findConnections(deps.db, item.ownerId);
  const { review, automatic } = getTargets(item, connections);
  const targets = [...review, ...automatic];
  if (targets.length === 0) return [noSiteFinding];
  return listFindings(await checkArticle(deps, article, targets, publishAt, tests));
};

const notifyFinding = async (deps: Deps, item: ScheduledItemRow, article: ArticleRow, finding: Finding) =>
  notifyByMail(deps, item.ownerId, createPreflightNotification(item, article, finding));

/** Checks an item, keeps what stands in its way for the list of alerts, and notifies its owner once. */
const checkItem = async (deps: Deps, item: ScheduledItemRow, tests: PreflightTests): Promise<void> => {
  const { db, clock } = deps;
  const { publishAt } = item;
  const article = await findArticle(db, item.ownerId, item.articleId);
  if (!publishAt || !article) return;
  const findings = await findProblems(deps, item, article, publishAt, tests);
  const isDayBefore = publishAt <= addMs(clock.now(), dayMs);
  const preflightProblems = listDistinct(findings);
  const change = { preflightProblems, ...(isDayBefore && { preflightAt: clock.now() }) };
  if (!(await updateWaitingItem(db, item, change))) return;
  if (!isDeepStrictEqual(preflightProblems, item.preflightProblems))
    await recordEvent(db, item.ownerId, 'article', { id: article.id, version: article.version });
  for (const finding of findings) await notifyFinding(deps, item, article, finding);
};

const checkItems = async (deps: Deps, items: readonly ScheduledItemRow[]): Promise<void> => {
  const tests = createPreflightTests(deps);
  for (const item of items) await checkItem(deps, item, tests);
};

/** Finds what stands in the way a day before items are published, and whether known problems are solved. */
export const runPreflight = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now();
  await checkItems(deps, await findItemsToCheck(deps.db, now, addMs(now, dayMs), batch));
};

/** A connection works again: its problems are solved. */
export const recheckItems = async (deps: Deps, ownerId: string): Promise<void> =>
  checkItems(deps, await findItemsWithProblems(deps.db, ownerId, deps.clock.now(), batch));

/** An article was approved or edited. */
export const checkChangedArticle = async (deps: Deps, ownerId: string, articleId: string): Promise<void> => {
  const item = await findItemAhead(deps.db, ownerId, articleId, deps.clock.now());
  const article = item && (await findArticle(deps.db, ownerId, articleId));
  if (item && article && (isApproved(article) || item.preflightProblems.length > 0))
    await checkItems(deps, [item]);
};
