import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, idParams, isoTime, noBody, ok } from '../http.ts';
import { reportSettings } from './settings.ts';
import { reportMonth } from './snapshot.ts';

export * from './settings.ts';
export * from './snapshot.ts';

/** `unknown`: the worker stopped while it was being sent, so that it may have arrived. */
export const reportMailStates = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const;

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

export const getReportSettings = defineEndpoint({
  id: 'getReportSettings',
  method: 'GET',
  path: '/api/auth/reports/settings',
  access: 'plan',
  documented: false,
  summary: 'What the account’s reports look like, and who gets them.',
  reply: settingsReply,
});

export const updateReportSettings = defineEndpoint({
  id: 'updateReportSettings',
  method: 'PUT',
  path: '/api/auth/reports/settings',
  access: 'plan',
  verified: true,
  stores: true,
  documented: false,
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
});

export const uploadReportLogo = defineEndpoint({
  id: 'uploadReportLogo',
  method: 'POST',
  path: '/api/auth/reports/logo',
  access: 'plan',
  stores: true,
  documented: false,
  summary: 'Upload the logo of the reports (multipart field `file`, PNG or JPEG).',
  reply: settingsReply,
});

export const deleteReportLogo = defineEndpoint({
  id: 'deleteReportLogo',
  method: 'DELETE',
  path: '/api/auth/reports/logo',
  documented: false,
  summary: 'Delete the logo of the reports.',
  reply: settingsReply,
});

export const listReports = defineEndpoint({
  id: 'listReports',
  method: 'GET',
  path: '/api/auth/reports',
  access: 'plan',
  documented: false,
  summary: 'The account’s reports, newest month first.',
  reply: ok.extend({
    reports: z.array(report),
    /** Months for which a report can be made, newest first. */
    months: z.array(reportMonth),
    /** The month of the next scheduled report; null: none is scheduled. */
    nextMonth: reportMonth.nullable(),
  }),
});

const reportReply = ok.extend({ report });

export const createReport = defineEndpoint({
  id: 'createReport',
  method: 'POST',
  path: '/api/auth/reports',
  access: 'plan',
  stores: true,
  documented: false,
  summary: 'Make the report of a month that is over, or make it again from what is known now.',
  body: z.object({ month: reportMonth }),
  reply: reportReply,
  example: { body: { month: '2026-10' } },
});

export const createReportLink = defineEndpoint({
  id: 'createReportLink',
  method: 'POST',
  path: '/api/auth/reports/:id/links',
  verified: true,
  access: 'plan',
  documented: false,
  summary: 'A private link to a report; it is shown once.',
  params: idParams,
  body: z.object({
    /** `view`: for its owner, works for minutes and is not counted. */
    purpose: z.enum(['share', 'view']),
  }),
  reply: reportReply.extend({ url: z.url(), endsAt: isoTime }),
  example: { body: { purpose: 'share' } },
});

export const revokeReportLinks = defineEndpoint({
  id: 'revokeReportLinks',
  method: 'DELETE',
  path: '/api/auth/reports/:id/links',
  documented: false,
  summary: 'End all private links to a report, also those that were mailed.',
  params: idParams,
  reply: reportReply,
});

export const mailReport = defineEndpoint({
  id: 'mailReport',
  method: 'POST',
  path: '/api/auth/reports/:id/mails',
  access: 'plan',
  verified: true,
  documented: false,
  summary: 'Mail a report to the recipients who have not received it.',
  params: idParams,
  body: noBody,
  reply: reportReply,
});
