import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, idParams, noBody, defineSchemas } from '../http.schemas.ts';
import { reportMailStates } from './reports.model.ts';
import { reportSettings } from './settings.schemas.ts';
import { reportMonth } from './snapshot.schemas.ts';

const reportMail = z.object({
  recipient: z.string(),
  state: z.enum(reportMailStates),
  sentAt: isoTime.nullable(),
  error: z.string().nullable(),
});

export const report = z.object({
  id: z.uuid(),
  month: reportMonth,
  createdAt: isoTime,
  /** False: the figures of the last days may still change. */
  isFinal: z.boolean(),
  /** Private links that work. */
  links: z.number().int(),
  /** When the last of them ends; null: none works. */
  linksEndAt: isoTime.nullable(),
  mails: z.array(reportMail),
});

export type Report = z.infer<typeof report>;

const settingsReply = ok.extend({
  settings: reportSettings,
  /** The logo as a data URL (PNG); null: none. */
  logo: z.string().nullable(),
});

const reportReply = ok.extend({ report });

/** By endpoint. */
export const reportsSchemas = {
  getReportSettings: defineSchemas({
    summary: 'What the account’s reports look like, and who gets them.',
    reply: settingsReply,
  }),
  updateReportSettings: defineSchemas({
    summary: 'Set who gets a report every month, its words and its color.',
    body: reportSettings,
    reply: settingsReply,
    example: {
      body: {
        isEnabled: true,
        recipients: ['client@example.com'],
        companyName: 'Analytical Engines',
        openingText: 'Here is what became of your articles.',
        accent: 'blue',
        linkDays: 90,
      },
    },
  }),
  uploadReportLogo: defineSchemas({
    summary: 'Upload the logo of the reports (multipart field `file`, PNG or JPEG).',
    reply: settingsReply,
  }),
  deleteReportLogo: defineSchemas({
    summary: 'Delete the logo of the reports.',
    reply: settingsReply,
  }),
  listReports: defineSchemas({
    summary: 'The account’s reports, newest month first.',
    reply: ok.extend({
      reports: z.array(report),
      /** Months for which a report can be made, newest first. */
      months: z.array(reportMonth),
      /** The month of the next scheduled report; null: none is scheduled. */
      nextMonth: reportMonth.nullable(),
    }),
  }),
  createReport: defineSchemas({
    summary: 'Make the report of a month that is over, or make it again from what is known now.',
    body: z.object({ month: reportMonth }),
    reply: reportReply,
    example: { body: { month: '2026-10' } },
  }),
  createReportLink: defineSchemas({
    summary: 'A private link to a report; it is shown once.',
    params: idParams,
    body: z.object({
      /** `view`: for its owner, works for minutes and is not counted. */
      purpose: z.enum(['share', 'view']),
    }),
    reply: reportReply.extend({ url: z.url(), endsAt: isoTime }),
    example: { body: { purpose: 'share' } },
  }),
  revokeReportLinks: defineSchemas({
    summary: 'End all private links to a report, also those that were mailed.',
    params: idParams,
    reply: reportReply,
  }),
  mailReport: defineSchemas({
    summary: 'Mail a report to the recipients who have not received it.',
    params: idParams,
    body: noBody,
    reply: reportReply,
  }),
};
