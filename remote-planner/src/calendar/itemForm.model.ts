import { difficulty, volume, type ScheduledStatus } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';

export interface ItemForm {
  title: string;
  scheduledDate: string;
  status: ScheduledStatus;
  volume: number;
  difficulty: number;
  type: string;
}

export const emptyItem = (scheduledDate: string): ItemForm => ({
  title: '',
  scheduledDate,
  status: 'planned',
  volume: volume.plannerDefault,
  difficulty: difficulty.scheduledDefault,
  type: 'Article',
});

export const formOfItem = (item: ScheduledItem): ItemForm => ({
  title: item.title,
  scheduledDate: item.scheduledDate ?? '',
  status: item.status,
  volume: item.volume,
  difficulty: item.difficulty,
  type: item.type,
});

const wholeNumber = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);

/** An invalid number becomes 0. */
export const readVolume = (text: string): number => wholeNumber(text) ?? volume.invalid;
/** An invalid number becomes 1. */
export const readDifficulty = (text: string): number => wholeNumber(text) ?? difficulty.invalid;
