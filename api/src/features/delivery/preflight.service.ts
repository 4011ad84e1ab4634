import type { Platform } from '@rankwright/contracts/platforms';
import { paths } from '@rankwright/contracts/paths';
import type { Problem } from '@rankwright/contracts/publishing';
import { formatZonedDate, formatZonedTime } from '@rankwright/contracts/zonedTime';
import { dayMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../alerts/notify.service.ts';
import { findArticle } from '../articles/article.service.ts';
import { hasText } from '../articles/articleState.model.ts';
import { findConnections } from '../connections/connection.service.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import {
  checkArticle,
  createPreflightTests,
  type PreflightTests,
} from '../publishing/preflight/preflight.service.ts';
import { getTargets } from './targets.model.ts';
import { findItemsToCheck, markItemsChecked } from './preflight.repository.ts';

const batch = 500;

/** Problems that the owner should know of a day before; others only show in the article. */
const isNotified = ({ code, blocking }: Problem): boolean => blocking || /^IMAGE_(?!ALT)/.test(code);

const formatPublishTime = ({ timeZone }: ScheduledItemRow, publishAt: Date): string =>
  `${formatZonedDate(publishAt, timeZone)} at ${formatZonedTime(publishAt, timeZone)} (${timeZone})`;

const notifyPreflightProblem = (
  deps: Deps,
  item: ScheduledItemRow,
  { title }: Pick<ArticleRow, 'title'>,
  publishAt: Date,
  what: string,
  key: string,
  href: string = paths.integrations,
) =>
  notify(deps, item.ownerId, {
    kind: 'preflight',
    text: `“${title}” is scheduled for ${formatPublishTime(item, publishAt)}. ${what}`,
    href,
    dedupeKey: `preflight:${item.id}:${publishAt.getTime()}:${key}`,
  });

const checkScheduledItem = async (
  deps: Deps,
  item: ScheduledItemRow,
  tests: PreflightTests,
): Promise<void> => {
  const { publishAt } = item;
  const article = await findArticle(deps.db, item.ownerId, item.articleId);
  // Missing text is announced for review.
  if (!publishAt || !article || !hasText(article)) return;
  const connections = await findConnections(deps.db, item.ownerId);
  const { review, automatic } = getTargets(item, connections);
  const targets: Platform[] = [...review, ...automatic];
  if (targets.length === 0) {
    const what = 'No site will receive it. Connect a site or choose where to publish it.';
    await notifyPreflightProblem(deps, item, article, publishAt, what, 'none');
  }
  for (const { platform, problems } of await checkArticle(deps, article, targets, publishAt, tests)) {
    const found = problems.filter(isNotified);
    const [first] = found;
    const texts = found.map(({ text, fix }) => `${text} (${fix.label})`);
    const what = `Fix this before then: ${texts.join(' ')}`;
    if (first) await notifyPreflightProblem(deps, item, article, publishAt, what, platform, first.fix.href);
  }
};

/** Notifies owners of what stands in the way a day before items are published. */
export const runPreflight = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now();
  const items = await findItemsToCheck(deps.db, now, new Date(now.getTime() + dayMs), batch);
  const tests = createPreflightTests(deps);
  for (const item of items) await checkScheduledItem(deps, item, tests);
  await markItemsChecked(
    deps.db,
    items.map(({ id }) => id),
    now,
  );
};
