import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { zonedDate, zonedTime } from '@rankwright/contracts/zonedTime';
import type { Deps } from '../../deps.ts';
import { PlatformError } from '../../platforms/platform.ts';
import { notify } from '../attention/notify.ts';
import { connectionsOf, type ConnectionRow } from '../connections/connection.repository.ts';
import { openPlatform } from '../connections/openPlatform.ts';
import type { ItemRow } from '../planner/item.repository.ts';
import { targetsOf } from './delivery.model.ts';
import { itemsToCheck, markChecked } from './preflight.repository.ts';

const dayMs = 86_400_000;
const batch = 500;

/** Why a connection will not carry an item, in words; null when it will, or when that is not known. */
const answerOf = async (deps: Deps, row: ConnectionRow): Promise<string | null> => {
  try {
    await openPlatform(deps, row)?.verify();
    return null;
  } catch (error) {
    return error instanceof PlatformError && error.kind === 'permanent' ? error.message : null;
  }
};

const troubleOf = async (
  row: ConnectionRow | undefined,
  publishAt: Date,
  answer: (row: ConnectionRow) => Promise<string | null>,
): Promise<string | null> => {
  if (row?.status !== 'connected') return 'It is not connected.';
  if (row.expiresAt && row.expiresAt <= publishAt) return 'The connection expires before that.';
  return answer(row);
};

const whenOf = ({ timeZone }: ItemRow, publishAt: Date): string =>
  `${zonedDate(publishAt, timeZone)} at ${zonedTime(publishAt, timeZone)} (${timeZone})`;

const warn = (deps: Deps, item: ItemRow, publishAt: Date, what: string, key: string) =>
  notify(deps, item.ownerId, {
    kind: 'preflight',
    text: `“${item.title}” is to go out on ${whenOf(item, publishAt)}. ${what}`,
    href: paths.integrations,
    dedupeKey: `preflight:${item.id}:${publishAt.getTime()}:${key}`,
  });

/** Asks each connection once, however many items it carries. */
const askOnce = (deps: Deps) => {
  const asked = new Map<string, Promise<string | null>>();
  return (row: ConnectionRow): Promise<string | null> => {
    const answer = asked.get(row.id) ?? answerOf(deps, row);
    asked.set(row.id, answer);
    return answer;
  };
};

const checkItem = async (deps: Deps, item: ItemRow, ask: ReturnType<typeof askOnce>): Promise<void> => {
  const { publishAt } = item;
  if (!publishAt) return;
  const connections = await connectionsOf(deps.db, item.ownerId);
  const targets: Platform[] = targetsOf(item, connections);
  if (targets.length === 0) {
    const what = 'No site will get it: connect one, or turn on Auto-publish.';
    await warn(deps, item, publishAt, what, 'none');
  }
  for (const platform of targets) {
    const row = connections.find((connection) => connection.platform === platform);
    const trouble = await troubleOf(row, publishAt, ask);
    const label = platformLabels[platform];
    if (trouble) await warn(deps, item, publishAt, `Look after ${label} before then: ${trouble}`, platform);
  }
};

/** The day before: tells of connections that will not carry what is planned. */
export const preflight = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now();
  const items = await itemsToCheck(deps.db, now, new Date(now.getTime() + dayMs), batch);
  const ask = askOnce(deps);
  for (const item of items) await checkItem(deps, item, ask);
  await markChecked(
    deps.db,
    items.map(({ id }) => id),
    now,
  );
};
