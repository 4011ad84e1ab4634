import type { ReportSettings } from './settings.schemas.ts';

/** `unknown`: the worker stopped while it was being sent, so that it may have arrived. */
export const reportMailStates = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const;

export const defaultReportSettings: ReportSettings = {
  isEnabled: false,
  recipients: [],
  companyName: '',
  openingText: '',
  accent: 'ink',
  linkDays: 90,
};
