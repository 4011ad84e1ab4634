import { updateScheduledItem, type ScheduledItem } from '@rankwright/contracts/planner';
import { callApi } from '@rankwright/sdk/api';
import { requestDeleteScheduledItem, saveScheduledItem } from '../../scheduledItems/scheduledItems.data.ts';
import { toFillInput, type FillRow } from './fill.model.ts';

/** Puts a day's article back: a new one is deleted, one of the backlog returns there with its title. */
export type UndoFill = () => Promise<unknown>;

const moveToBacklog = ({ id, title }: ScheduledItem) =>
  callApi(updateScheduledItem, { params: { id }, body: { title, scheduledDate: null } });

const fillDay = async (row: FillRow): Promise<UndoFill> => {
  const { source, title, date } = row;
  if (source.kind === 'backlog') {
    const { item } = source;
    const body = { title: title.trim(), scheduledDate: date };
    await callApi(updateScheduledItem, { params: { id: item.id }, body });
    return () => moveToBacklog(item);
  }
  const { id } = await saveScheduledItem(toFillInput(row, source));
  return () => requestDeleteScheduledItem(id);
};

/** Fills the days that `filled` does not have yet, one after the other, and records how to undo each. */
export const fillDays = async (rows: readonly FillRow[], filled: Map<string, UndoFill>): Promise<void> => {
  for (const row of rows) if (!filled.has(row.id)) filled.set(row.id, await fillDay(row));
};
