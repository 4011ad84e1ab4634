import {
  defaultReportSettings,
  type getReportSettings,
  type listReports,
  type Report,
} from '@rankwright/contracts/reports';
import type { CallReply } from '@rankwright/sdk/api';
import { sampleId } from '@rankwright/sdk/stories';

export const sampleReport = (change: Partial<Report> = {}): Report => ({
  id: sampleId(1),
  month: '2026-10',
  createdAt: '2026-11-04T06:00:00.000Z',
  isFinal: true,
  links: 0,
  linksEndAt: null,
  mails: [],
  ...change,
});

const sent = { state: 'sent', sentAt: '2026-11-04T06:01:00.000Z', error: null } as const;

export const sampleReportList = (
  change: Partial<CallReply<typeof listReports>> = {},
): CallReply<typeof listReports> => ({
  success: true,
  reports: [
    sampleReport({
      ...{ links: 3, linksEndAt: '2027-02-02T06:00:00.000Z' },
      mails: [
        { recipient: 'owner@garden.example', ...sent },
        {
          ...{ recipient: 'partner@garden.example', state: 'failed', sentAt: null },
          error: 'The mail server did not accept it.',
        },
        {
          ...{ recipient: 'archive@garden.example', state: 'unknown', sentAt: null },
          error: 'It is not known whether this email arrived.',
        },
      ],
    }),
    sampleReport({
      id: sampleId(2),
      month: '2026-09',
      createdAt: '2026-10-03T06:00:00.000Z',
      isFinal: false,
    }),
  ],
  months: ['2026-10', '2026-09', '2026-08', '2026-07'],
  nextMonth: '2026-11',
  ...change,
});

export const emptyReportList = sampleReportList({ reports: [], nextMonth: null });

export const sampleReportSettings = (
  change: Partial<CallReply<typeof getReportSettings>> = {},
): CallReply<typeof getReportSettings> => ({
  success: true,
  settings: {
    ...defaultReportSettings,
    isEnabled: true,
    recipients: ['owner@garden.example', 'partner@garden.example'],
    companyName: 'Rose & Daughters',
    openingText: 'Here is how your articles performed this month.',
    accent: 'green',
  },
  logo: null,
  ...change,
});
