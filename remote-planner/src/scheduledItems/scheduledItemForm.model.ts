import {
  difficulty,
  platforms as allPlatforms,
  volume,
  type Platform,
  type ScheduledStatus,
} from '@rankwright/contracts/limits';
import type { ScheduledItem, ScheduledItemInput } from '@rankwright/contracts/planner';

export interface ScheduledItemForm {
  title: string;
  /** `YYYY-MM-DD`; empty means the backlog. */
  scheduledDate: string;
  /** `HH:MM`; empty means the delivery window of the day. */
  scheduledTime: string;
  status: ScheduledStatus;
  volume: number;
  difficulty: number;
  type: string;
  keywords: readonly string[];
  platforms: readonly Platform[];
}

export type ScheduledItemField = 'title' | 'scheduledDate' | 'scheduledTime' | 'volume' | 'difficulty';
export type ScheduledItemErrors = Partial<Record<ScheduledItemField, string>>;

export const createEmptyForm = (scheduledDate: string): ScheduledItemForm => ({
  title: '',
  scheduledDate,
  scheduledTime: '',
  status: 'planned',
  volume: volume.plannerDefault,
  difficulty: difficulty.scheduledDefault,
  type: 'Article',
  keywords: [],
  platforms: [],
});

export const createFormFromItem = (item: ScheduledItem): ScheduledItemForm => ({
  title: item.title,
  scheduledDate: item.scheduledDate ?? '',
  scheduledTime: item.scheduledTime ?? '',
  status: item.status,
  volume: item.volume,
  difficulty: item.difficulty,
  type: item.type,
  keywords: item.keywords,
  platforms: allPlatforms.filter((platform) => item.platforms[platform]),
});

/** The request body for a form. */
export const createInputFromForm = (form: ScheduledItemForm): ScheduledItemInput => ({
  title: form.title.trim(),
  scheduledDate: form.scheduledDate || null,
  scheduledTime: form.scheduledDate && form.scheduledTime ? form.scheduledTime : null,
  status: form.status,
  volume: form.volume,
  difficulty: form.difficulty,
  type: form.type.trim(),
  keywords: [...form.keywords],
  platforms: Object.fromEntries(
    allPlatforms.map((platform) => [platform, form.platforms.includes(platform)]),
  ),
});

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;

/** Errors by field. A past date is an error only when it was changed: existing items may keep theirs. */
export const validateScheduledItemForm = (
  form: ScheduledItemForm,
  originalDate: string,
  today: string,
): ScheduledItemErrors => ({
  ...(!form.title.trim() && { title: 'Enter a title.' }),
  ...(form.scheduledDate &&
    form.scheduledDate < today &&
    form.scheduledDate !== originalDate && { scheduledDate: 'Choose today or a later date.' }),
  ...(!isWithin(form.volume, volume) && { volume: `Between ${volume.min} and ${volume.max} words.` }),
  ...(!isWithin(form.difficulty, difficulty) && {
    difficulty: `Between ${difficulty.min} and ${difficulty.max}.`,
  }),
});

const parseWholeNumber = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);

/** An invalid number becomes 0. */
export const parseVolume = (text: string): number => parseWholeNumber(text) ?? volume.invalid;
/** An invalid number becomes 1. */
export const parseDifficulty = (text: string): number => parseWholeNumber(text) ?? difficulty.invalid;
