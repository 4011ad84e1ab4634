import {
  difficulty,
  platforms as allPlatforms,
  volume,
  type Platform,
  type ScheduledStatus,
} from '@rankwright/contracts/limits';
import type { ScheduledItem, ScheduledItemInput } from '@rankwright/contracts/planner';

export interface ItemForm {
  title: string;
  /** Empty: in the backlog. */
  scheduledDate: string;
  /** Empty: in the delivery window of the day. */
  scheduledTime: string;
  status: ScheduledStatus;
  volume: number;
  difficulty: number;
  type: string;
  keywords: readonly string[];
  platforms: readonly Platform[];
}

export type ItemField = 'title' | 'scheduledDate' | 'scheduledTime' | 'volume' | 'difficulty';
export type ItemErrors = Partial<Record<ItemField, string>>;

export const emptyItem = (scheduledDate: string): ItemForm => ({
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

export const formOfItem = (item: ScheduledItem): ItemForm => ({
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

/** The form as the API wants it. */
export const inputOfForm = (form: ItemForm): ScheduledItemInput => ({
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

const within = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;

/** What is wrong, by field. A day that has passed is wrong only where it was chosen anew. */
export const itemErrors = (form: ItemForm, formerDate: string, today: string): ItemErrors => ({
  ...(!form.title.trim() && { title: 'Enter a title.' }),
  ...(form.scheduledDate &&
    form.scheduledDate < today &&
    form.scheduledDate !== formerDate && { scheduledDate: 'Choose today or a later date.' }),
  ...(!within(form.volume, volume) && { volume: `Between ${volume.min} and ${volume.max} words.` }),
  ...(!within(form.difficulty, difficulty) && {
    difficulty: `Between ${difficulty.min} and ${difficulty.max}.`,
  }),
});

const wholeNumber = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);

/** An invalid number becomes 0. */
export const readVolume = (text: string): number => wholeNumber(text) ?? volume.invalid;
/** An invalid number becomes 1. */
export const readDifficulty = (text: string): number => wholeNumber(text) ?? difficulty.invalid;
