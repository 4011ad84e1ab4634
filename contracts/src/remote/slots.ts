import type { SlotName } from './slots.schemas.ts';

/** Brotli bytes that one contribution to a slot may add to its remote's entry. */
export const slotBudgets: Readonly<Record<SlotName, number>> = {
  plannerItemPanel: 15_000,
  paletteActions: 5_000,
};

/** Key of a contribution among a contract's `assets`, beside the paths of the routes. */
export const createSlotKey = (id: string): string => `slot:${id}`;

export const isSlotKey = (key: string): boolean => key.startsWith('slot:');
