import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { formatZonedDate, formatZonedTime } from '@rankwright/contracts/zonedTime';
import type { Deps } from '../../deps.ts';
import { PlatformError } from '../../platforms/platform.ts';
import { notify } from '../alerts/notify.service.ts';
import { findArticle, type ArticleRow } from '../articles/article.repository.ts';
import { findConnections, type ConnectionRow } from '../connections/connection.repository.ts';
import { openPlatform } from '../connections/openPlatform.service.ts';
import type { ScheduledItemRow } from '../planner/scheduledItem.repository.ts';
import { getTargets } from './targets.model.ts';
import { findItemsToCheck, markItemsChecked } from './preflight.repository.ts';

const dayMs = 86_400_000;
const batch = 500;

/** Tests the connection. Returns its permanent error; null when it works or the result is uncertain. */
const testConnection = async (deps: Deps, row: ConnectionRow): Promise<string | null> => {
  try {
    await openPlatform(deps, row)?.verify();
    return null;
  } catch (error) {
    return error instanceof PlatformError && error.kind === 'permanent' ? error.message : null;
  }
};

const findConnectionProblem = async (
  row: ConnectionRow | undefined,
  publishAt: Date,
  test: (row: ConnectionRow) => Promise<string | null>,
): Promise<string | null> => {
  if (row?.status !== 'connected') return 'It is not connected.';
  if (row.expiresAt && row.expiresAt <= publishAt) return 'The connection expires before then.';
  return test(row);
};

const formatPublishTime = ({ timeZone }: ScheduledItemRow, publishAt: Date): string =>
  `${formatZonedDate(publishAt, timeZone)} at ${formatZonedTime(publishAt, timeZone)} (${timeZone})`;

const notifyPreflightProblem = (
  deps: Deps,
  item: ScheduledItemRow,
  { title }: Pick<ArticleRow, 'title'>,
  publishAt: Date,
  what: string,
  key: string,
) =>
  notify(deps, item.ownerId, {
    kind: 'preflight',
    text: `“${title}” is scheduled for ${formatPublishTime(item, publishAt)}. ${what}`,
    href: paths.integrations,
    dedupeKey: `preflight:${item.id}:${publishAt.getTime()}:${key}`,
  });

/** Tests each connection only once, whatever the number of items. */
const createConnectionTester = (deps: Deps) => {
  const tests = new Map<string, Promise<string | null>>();
  return (row: ConnectionRow): Promise<string | null> => {
    const test = tests.get(row.id) ?? testConnection(deps, row);
    tests.set(row.id, test);
    return test;
  };
};

const checkScheduledItem = async (
  deps: Deps,
  item: ScheduledItemRow,
  testOnce: ReturnType<typeof createConnectionTester>,
): Promise<void> => {
  const { publishAt } = item;
  const article = await findArticle(deps.db, item.ownerId, item.articleId);
  if (!publishAt || !article) return;
  const connections = await findConnections(deps.db, item.ownerId);
  const { review, automatic } = getTargets(item, connections);
  const targets: Platform[] = [...review, ...automatic];
  if (targets.length === 0) {
    const what = 'No site will receive it. Connect a site or choose where to publish it.';
    await notifyPreflightProblem(deps, item, article, publishAt, what, 'none');
  }
  for (const platform of targets) {
    const row = connections.find((connection) => connection.platform === platform);
    const problem = await findConnectionProblem(row, publishAt, testOnce);
    const label = platformLabels[platform];
    if (problem)
      await notifyPreflightProblem(
        deps,
        item,
        article,
        publishAt,
        `Fix your ${label} connection before then: ${problem}`,
        platform,
      );
  }
};

/** Notifies owners of connection problems a day before items are published. */
export const runPreflight = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now();
  const items = await findItemsToCheck(deps.db, now, new Date(now.getTime() + dayMs), batch);
  const testOnce = createConnectionTester(deps);
  for (const item of items) await checkScheduledItem(deps, item, testOnce);
  await markItemsChecked(
    deps.db,
    items.map(({ id }) => id),
    now,
  );
};
