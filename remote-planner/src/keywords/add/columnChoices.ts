import * as z from '@rankwright/contracts/zod';
import { columnOrder, type ColumnChoice } from './columns.model.ts';

/** What a person said about the columns of files, by layout; remembered on the device. */
export type ColumnChoices = Readonly<Record<string, ColumnChoice>>;

const storageKey = 'rankwright_keyword_columns';
const stored = z.record(z.string(), z.array(z.enum(columnOrder).nullable()));

export const readColumnChoices = (): ColumnChoices => {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
};

/** Without storage, the choice holds until the dialog is closed. */
export const saveColumnChoices = (choices: ColumnChoices): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choices));
  } catch {
    // The browser does not keep data.
  }
};

/** A column holds one thing: what another one held before is taken from it. */
export const changeColumn = (
  choice: ColumnChoice,
  index: number,
  column: ColumnChoice[number],
): ColumnChoice =>
  choice.map((known, at) => {
    if (at === index) return column;
    return known === column ? null : known;
  });
