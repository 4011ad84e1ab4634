import type { Report } from '@rankwright/contracts/reports';
import type { Tone } from '@rankwright/shared-ui/core';

type ReportMail = Report['mails'][number];

/** `October 2026` for `2026-10`. */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** `Feb 3, 2027` in the account's zone. */
export const formatDay = (time: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(time));

/** How many private links work, and until when. */
export const describeLinks = ({ links, linksEndAt }: Report, timeZone: string): string => {
  if (links === 0 || !linksEndAt) return 'No private link';
  const day = formatDay(linksEndAt, timeZone);
  return links === 1 ? `1 private link, ends ${day}` : `${links} private links, the last ends ${day}`;
};

export const mailLabels: Record<ReportMail['state'], { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'info' },
  sending: { label: 'Sending', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Not sent', tone: 'error' },
  unknown: { label: 'Unknown', tone: 'warning' },
};

/** Whether the owner can do something about a mail by sending it again. */
export const hasMailProblem = ({ mails }: Report): boolean =>
  mails.some(({ state }) => state === 'failed' || state === 'unknown');

/** Months that can have a report and have none, newest first. */
export const listOpenMonths = (months: readonly string[], reports: readonly Report[]): string[] =>
  months.filter((month) => !reports.some((report) => report.month === month));
