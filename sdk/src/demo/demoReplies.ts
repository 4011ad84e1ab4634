import { getContentHistory, type HistoryRow } from '@rankwright/contracts/articles';
import { listScheduledItems, type ScheduledItem } from '@rankwright/contracts/planner';
import recording from './recording.json';
import { shiftDates } from './shiftDates.ts';

const dayMs = 86_400_000;

interface Recording {
  recordedOn: string;
  /** Path, with its query where replies differ by it → reply of the real API to the sample account. */
  replies: Record<string, unknown>;
}

/** The items of one month, or those without a date. */
const filterScheduledItems = (content: readonly ScheduledItem[], query: URLSearchParams) => {
  const month = `${query.get('year') ?? ''}-${(query.get('month') ?? '').padStart(2, '0')}`;
  const isAsked = ({ scheduledDate }: ScheduledItem): boolean =>
    query.has('year') ? (scheduledDate?.startsWith(month) ?? false) : !scheduledDate;
  return { success: true, content: content.filter(isAsked) };
};

interface HistoryReply {
  success: true;
  data: { content: HistoryRow[] };
}

/** The history's search and filter by status; the order stays as recorded. */
const filterHistory = ({ data }: HistoryReply, query: URLSearchParams) => {
  const search = (query.get('search') ?? '').toLowerCase();
  const status = query.get('status');
  const type = query.get('type');
  const content = data.content.filter(
    (row) =>
      row.title.toLowerCase().includes(search) &&
      (!status || row.status.toLowerCase() === status) &&
      (!type || (row.type === 'article') === (type === 'article')),
  );
  return { success: true, data: { ...data, content, total: content.length } };
};

/** The reply of the sample account, as if it had been recorded today; null when there is none. */
export const findDemoReply = ({ pathname, search, searchParams }: URL, now: number): unknown => {
  const { recordedOn, replies } = recording as Recording;
  const recorded = replies[`${pathname}${search}`] ?? replies[pathname];
  if (recorded === undefined) return null;
  const days = Math.floor((now - Date.parse(recordedOn)) / dayMs);
  const reply = shiftDates(recorded, days);
  if (pathname === listScheduledItems.path)
    return filterScheduledItems((reply as { content: ScheduledItem[] }).content, searchParams);
  return pathname === getContentHistory.path ? filterHistory(reply as HistoryReply, searchParams) : reply;
};
