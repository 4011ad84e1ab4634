import { getProfile } from '@rankwright/contracts/account';
import { listAlerts } from '@rankwright/contracts/alerts';
import { getSubscription } from '@rankwright/contracts/billing';
import { listConnections } from '@rankwright/contracts/connections';
import {
  createScheduledItem,
  deleteScheduledItem,
  listScheduledItems,
  updateScheduledItem,
  type ScheduledItem,
} from '@rankwright/contracts/planner';
import { getSetup } from '@rankwright/contracts/setup';
import {
  mockReply,
  mockError,
  sampleConnections,
  sampleId,
  sampleScheduledItem,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { sampleSetup } from './sampleSetup.ts';

type Change = Partial<ScheduledItem> & { swapWith?: string };

const matchesQuery = ({ scheduledDate }: ScheduledItem, query: URLSearchParams): boolean => {
  if (query.has('unscheduled')) return scheduledDate === null;
  const month = `${query.get('year')}-${String(query.get('month')).padStart(2, '0')}`;
  return scheduledDate?.startsWith(month) ?? false;
};

const applyChange = (
  items: readonly ScheduledItem[],
  id: string,
  { swapWith, ...change }: Change,
): ScheduledItem[] => {
  const one = items.find((item) => item.id === id);
  const other = items.find((item) => item.id === swapWith);
  return items.map((item) => {
    if (item === one) return { ...item, ...change };
    return item === other && one ? { ...item, scheduledDate: one.scheduledDate } : item;
  });
};

const createItemHandlers = (items: ScheduledItem[], sent: unknown[]) => [
  mockReply(listScheduledItems, ({ query }) => ({
    success: true as const,
    content: items.filter((item) => matchesQuery(item, query)),
  })),
  mockReply(createScheduledItem, ({ body }) => {
    sent.push(body);
    const item = sampleScheduledItem({
      ...(body as Partial<ScheduledItem>),
      id: sampleId(900 + items.length),
    });
    items.push(item);
    return { success: true as const, ...item };
  }),
  mockReply(updateScheduledItem, ({ params, body }) => {
    sent.push(body);
    items.splice(0, items.length, ...applyChange(items, String(params.id), body as Change));
    return { success: true as const, ...sampleScheduledItem({ id: String(params.id) }) };
  }),
  mockReply(deleteScheduledItem, ({ params }) => {
    items.splice(0, items.length, ...items.filter(({ id }) => id !== params.id));
    return { success: true as const };
  }),
];

/** Mock handlers for the planner endpoints over in-memory items; `sent` collects the request bodies. */
export const fakePlannerApi = (items: ScheduledItem[] = [], sent: unknown[] = []) => [
  mockReply(listAlerts, { success: true, items: [] }),
  mockReply(getSetup, { success: true, setup: sampleSetup({ isDismissed: true }) }),
  mockReply(getProfile, { success: true, user: sampleProfile() }),
  mockError(getSubscription, 'SUBSCRIPTION_MISSING'),
  mockReply(listConnections, { success: true, connections: sampleConnections('wordpress') }),
  ...createItemHandlers(items, sent),
];
