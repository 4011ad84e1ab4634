import {
  platforms as allPlatforms,
  scheduleDefaultTime,
  volume as volumes,
  type Platform,
} from '@rankwright/contracts/limits';
import type { ScheduledItemInput } from '@rankwright/contracts/planner';
import { parseZonedTime } from '@rankwright/contracts/zoneOffset';

/** Initial values from the screen that opens the dialog. */
export interface ScheduleDefaults {
  title?: string;
  content?: string;
  /** `content` is the article's saved text: it is sent, and so approved, only when it is changed in the dialog. */
  isSaved?: boolean;
  /** `YYYY-MM-DD`. */
  date?: string;
  /** `HH:MM`. */
  time?: string;
  /** The slot to move, instead of creating one. */
  scheduledItemId?: string;
  /** The primary keyword first. */
  keywords?: readonly string[];
  /** Target word count; defaults to the generator's. */
  volume?: number;
  /** Saved article of this text, so that a later edit updates the same post. */
  articleId?: string;
  platforms?: readonly Platform[];
}

export interface ScheduleForm {
  title: string;
  content: string;
  date: string;
  /** `HH:MM`. */
  time: string;
  platforms: readonly Platform[];
}

export type ScheduleField = 'title' | 'content' | 'date' | 'time';
export type ScheduleErrors = Partial<Record<ScheduleField, string>>;

export const createScheduleForm = ({
  title,
  content,
  date,
  time,
  platforms,
}: ScheduleDefaults): ScheduleForm => ({
  title: title ?? '',
  content: content ?? '',
  date: date ?? '',
  time: time ?? scheduleDefaultTime,
  platforms: platforms ?? [],
});

/** Primary keyword first, then the comma-separated ones. */
export const mergeKeywords = (primary: string, secondary: string): string[] =>
  [primary, ...secondary.split(',')].map((keyword) => keyword.trim()).filter(Boolean);

const validateDate = ({ date, time }: ScheduleForm, timeZone: string, today: string, now: Date) => {
  if (!date) return { date: 'Choose a date.' };
  if (date < today) return { date: 'Choose today or a later date.' };
  if (!time) return { time: 'Choose a time.' };
  return parseZonedTime(date, time, timeZone) <= now ? { time: 'Choose a time in the future.' } : {};
};

/** Validation errors by field; empty when the form is valid. */
export const validateSchedule = (
  form: ScheduleForm,
  timeZone: string,
  today: string,
  now: Date,
): ScheduleErrors => ({
  ...(!form.title.trim() && { title: 'Enter a title.' }),
  ...(!form.content.trim() && { content: 'Enter the content.' }),
  ...validateDate(form, timeZone, today, now),
});

/** Form → API input: platforms as booleans, keywords in order. */
export const toScheduledItemInput = (form: ScheduleForm, start: ScheduleDefaults): ScheduledItemInput => ({
  title: form.title.trim(),
  ...(!(start.isSaved && form.content === start.content) && { content: form.content }),
  scheduledDate: form.date,
  scheduledTime: form.time,
  status: 'planned',
  volume: start.volume ?? volumes.generatorDefault,
  type: 'Article',
  keywords: [...(start.keywords ?? [])],
  platforms: Object.fromEntries(
    allPlatforms.map((platform) => [platform, form.platforms.includes(platform)]),
  ),
  ...(start.articleId && { articleId: start.articleId }),
});
