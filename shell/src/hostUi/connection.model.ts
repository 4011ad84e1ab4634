import type { SavedAnswersState } from '../offline/savedAnswers.ts';

export interface Connection extends SavedAnswersState {
  isOnline: boolean;
  /** The server takes longer than a moment to answer for what is shown as it was saved. */
  isSlow: boolean;
}

interface ConnectionNotice {
  text: string;
  severity: 'info' | 'warning';
  canRetry: boolean;
}

const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** `at 2:05 PM` today, `on Nov 23 at 2:05 PM` before. */
const formatSavedAt = (savedAt: number, now: number, locale?: string): string => {
  const [saved, today] = [new Date(savedAt), new Date(now)];
  const time = saved.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
  if (isSameDay(saved, today)) return `at ${time}`;
  return `on ${saved.toLocaleDateString(locale, { month: 'short', day: 'numeric' })} at ${time}`;
};

/** What the person is told about the connection; null when there is nothing to tell. */
export const describeConnection = (
  { isOnline, isSlow, isUnreachable, savedAt }: Connection,
  now: number,
  locale?: string,
): ConnectionNotice | null => {
  if (savedAt === null)
    return isOnline
      ? null
      : {
          text: 'You are offline. Drafts are saved on this device.',
          severity: 'warning',
          canRetry: false,
        };
  const saved = `Showing what was saved on this device ${formatSavedAt(savedAt, now, locale)}.`;
  if (!isOnline) return { text: `You are offline. ${saved}`, severity: 'warning', canRetry: false };
  if (isUnreachable)
    return { text: `Rankwright can't be reached. ${saved}`, severity: 'warning', canRetry: true };
  return isSlow ? { text: `${saved} Updating…`, severity: 'info', canRetry: false } : null;
};
