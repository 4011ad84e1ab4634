import { isDeepStrictEqual } from 'node:util';
import type { Platform } from '@rankwright/contracts/platforms';
import { paths } from '@rankwright/contracts/paths';
import type { Problem } from '@rankwright/contracts/publishing';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import { addMs, dayMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../alerts/notify.service.ts';
import { findArticle } from '../articles/article.service.ts';
import { hasText, isApproved } from '../articles/articleState.model.ts';
import { findConnections } from '../connections/connection.service.ts';
import { recordEvent } from '../events/events.service.ts';
import { formatPublishTime } from '../planner/publishTime.model.ts';
import {
  checkArticle,
  createPreflightTests,
  type PreflightTests,
} from '../publishing/preflight/preflight.service.ts';
import { findItemAhead, findItemsToCheck, findItemsWithProblems } from './preflight.repository.ts';
import { updateWaitingItem } from './review.repository.ts';
import { getTargets } from './targets.model.ts';

const batch = 500;

/** Problems that the owner should know of before the item is published; others only show in the article. */
const isNotified = ({ code, blocking }: Problem): boolean => blocking || /^IMAGE_(?!ALT)/.test(code);

const noSite: Problem = {
  code: 'NO_SITE',
  text: 'No site will receive it. Connect a site or choose where to publish it.',
  fix: { label: 'Open Integrations', href: paths.integrations },
  blocking: true,
};

interface Finding {
  platform: Platform | 'none';
  problems: Problem[];
}

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
  if (targets.length === 0) return [{ platform: 'none', problems: [noSite] }];
  return (await checkArticle(deps, article, targets, publishAt, tests))
    .map(({ platform, problems }) => ({ platform, problems: problems.filter(isNotified) }))
    .filter(({ problems }) => problems.length > 0);
};

const createNotificationText = (
  item: ScheduledItemRow,
  { title }: ArticleRow,
  { platform, problems }: Finding,
): string => {
  const texts = problems.map(({ text, fix }) => `${text} (${fix.label})`);
  const what = platform === 'none' ? noSite.text : `Fix this before then: ${texts.join(' ')}`;
  return `“${title}” is scheduled for ${formatPublishTime(item)}. ${what}`;
};

const notifyFinding = async (deps: Deps, item: ScheduledItemRow, article: ArticleRow, finding: Finding) => {
  const { platform, problems } = finding;
  await notify(deps, item.ownerId, {
    kind: 'preflight',
    text: createNotificationText(item, article, finding),
    href: problems[0]?.fix.href ?? paths.integrations,
    dedupeKey: `preflight:${item.id}:${item.publishAt?.getTime() ?? 0}:${platform}`,
  });
};

const listDistinct = (findings: readonly Finding[]): Problem[] => [
  ...new Map(
    findings.flatMap(({ problems }) => problems.map((problem) => [problem.text, problem] as const)),
  ).values(),
];

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
