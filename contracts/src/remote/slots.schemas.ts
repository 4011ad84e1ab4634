import * as z from '@rankwright/contracts/zod';
import type { ScheduledItem } from '../planner/planner.schemas.ts';

/** What each slot gives to a contribution, as the props of its component. */
export interface SlotInputs {
  /** Above the fields of a scheduled item in the planner. */
  plannerItemPanel: { item: ScheduledItem };
  /** Nothing is drawn: a contribution offers actions of the command palette with `useActions`. */
  paletteActions: object;
}

export type SlotName = keyof SlotInputs;

export const slotContribution = z.object({
  /** Name of the contribution in `src/slots.tsx`. */
  id: z.string().regex(/^[a-z][A-Za-z0-9]{0,40}$/),
  /** Place in another screen or in the host: `plannerItemPanel` is a panel, `paletteActions` are actions. */
  slot: z.enum(['plannerItemPanel', 'paletteActions']),
  /** Names the contribution where it cannot be shown. */
  title: z.string().min(1),
});

export type SlotContribution = z.infer<typeof slotContribution>;
