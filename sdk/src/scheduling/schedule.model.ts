import {
  difficulty,
  platforms as allPlatforms,
  scheduleDefaultTime,
  volume as volumes,
  type Platform,
} from '@rankwright/contracts/limits';
import type { ScheduledItemInput } from '@rankwright/contracts/planner';
import { zonedInstant } from '@rankwright/contracts/zonedTime';

/** What the screen that opens the dialog knows already. */
export interface ScheduleStart {
  title?: string;
  content?: string;
  /** `YYYY-MM-DD`. */
  date?: string;
  /** The primary keyword first. */
  keywords?: readonly string[];
  /** Target word count; the generator's default when it is left out. */
  volume?: number;
  /** The saved article the text comes from: the post of a later edit is then the same. */
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

export const emptySchedule = ({ title, content, date, platforms }: ScheduleStart): ScheduleForm => ({
  title: title ?? '',
  content: content ?? '',
  date: date ?? '',
  time: scheduleDefaultTime,
  platforms: platforms ?? [],
});

/** Primary keyword first, then the comma-separated ones. */
export const scheduleKeywords = (primary: string, secondary: string): string[] =>
  [primary, ...secondary.split(',')].map((keyword) => keyword.trim()).filter(Boolean);

const dateErrors = ({ date, time }: ScheduleForm, timeZone: string, today: string, now: Date) => {
  if (!date) return { date: 'Choose a date.' };
  if (date < today) return { date: 'Choose today or a later date.' };
  if (!time) return { time: 'Choose a time.' };
  return zonedInstant(date, time, timeZone) <= now ? { time: 'Choose a time that is still to come.' } : {};
};

/** What is missing, by field; empty when it can be scheduled. */
export const scheduleErrors = (
  form: ScheduleForm,
  timeZone: string,
  today: string,
  now: Date,
): ScheduleErrors => ({
  ...(!form.title.trim() && { title: 'Enter a title.' }),
  ...(!form.content.trim() && { content: 'Enter the content.' }),
  ...dateErrors(form, timeZone, today, now),
});

/** The item as the API wants it: platforms as booleans, keywords in order. */
export const scheduledItemOf = (form: ScheduleForm, start: ScheduleStart): ScheduledItemInput => ({
  title: form.title.trim(),
  content: form.content,
  scheduledDate: form.date,
  scheduledTime: form.time,
  status: 'planned',
  volume: start.volume ?? volumes.generatorDefault,
  difficulty: difficulty.scheduledDefault,
  type: 'Article',
  keywords: [...(start.keywords ?? [])],
  platforms: Object.fromEntries(
    allPlatforms.map((platform) => [platform, form.platforms.includes(platform)]),
  ),
  ...(start.articleId && { articleId: start.articleId }),
});
