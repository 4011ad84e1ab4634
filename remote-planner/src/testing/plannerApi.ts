import { getProfile } from '@rankwright/contracts/account';
import { listAttention } from '@rankwright/contracts/attention';
import { getSubscription } from '@rankwright/contracts/billing';
import { listConnections } from '@rankwright/contracts/connections';
import {
  createScheduledContent,
  deleteScheduledContent,
  listScheduledContent,
  updateScheduledContent,
  type ScheduledItem,
} from '@rankwright/contracts/planner';
import {
  answer,
  refuse,
  sampleConnections,
  sampleId,
  sampleItem,
  sampleProfile,
} from '@rankwright/sdk/testing';

type Change = Partial<ScheduledItem> & { swapWith?: string };

const inMonth = ({ scheduledDate }: ScheduledItem, query: URLSearchParams): boolean => {
  if (query.has('unscheduled')) return scheduledDate === null;
  const month = `${query.get('year')}-${String(query.get('month')).padStart(2, '0')}`;
  return scheduledDate?.startsWith(month) ?? false;
};

const applied = (
  items: readonly ScheduledItem[],
  id: string,
  { swapWith, ...change }: Change,
): ScheduledItem[] => {
  const one = items.find((item) => item.id === id);
  const other = items.find((item) => item.id === swapWith);
  return items.map((item) => {
    if (item === one) return { ...item, ...change, ...(other && { scheduledTime: other.scheduledTime }) };
    if (item !== other || !one) return item;
    return { ...item, scheduledDate: one.scheduledDate, scheduledTime: one.scheduledTime };
  });
};

const itemCalls = (items: ScheduledItem[], sent: unknown[]) => [
  answer(listScheduledContent, ({ query }) => ({
    success: true as const,
    content: items.filter((item) => inMonth(item, query)),
  })),
  answer(createScheduledContent, ({ body }) => {
    sent.push(body);
    const item = sampleItem({ ...(body as Partial<ScheduledItem>), id: sampleId(900 + items.length) });
    items.push(item);
    return { success: true as const, ...item };
  }),
  answer(updateScheduledContent, ({ params, body }) => {
    sent.push(body);
    items.splice(0, items.length, ...applied(items, String(params.id), body as Change));
    return { success: true as const, ...sampleItem({ id: String(params.id) }) };
  }),
  answer(deleteScheduledContent, ({ params }) => {
    items.splice(0, items.length, ...items.filter(({ id }) => id !== params.id));
    return { success: true as const };
  }),
];

/** The calls of the planner over a plan that is kept while the test runs; `sent` holds what it was told. */
export const plannerApi = (items: ScheduledItem[] = [], sent: unknown[] = []) => [
  answer(listAttention, { success: true, items: [] }),
  answer(getProfile, { success: true, user: sampleProfile() }),
  refuse(getSubscription, 'SUBSCRIPTION_MISSING'),
  answer(listConnections, { success: true, connections: sampleConnections('wordpress') }),
  ...itemCalls(items, sent),
];
