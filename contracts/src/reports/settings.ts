import * as z from '@rankwright/contracts/zod';
import { email } from '../account/fields.ts';

/** Colors of the line above a report's heading; text is never set in them. */
export const reportAccents = ['ink', 'red', 'orange', 'green', 'blue', 'violet'] as const;

export const reportLimits = {
  recipients: 5,
  companyName: 80,
  openingText: 2_000,
  logoBytes: 1_048_576,
  logoMegapixels: 16,
  linkDays: [7, 30, 90, 365],
  /** Months before the present one for which a report can be made. */
  months: 15,
} as const;

/** Control characters break headers and lines; the others turn the direction of what follows. */
const hasUnsafeCharacter = (text: string): boolean => /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);
const plainText = (max: number) => z.string().trim().max(max);

const companyName = plainText(reportLimits.companyName).refine(
  (text) => !hasUnsafeCharacter(text),
  'Use letters, digits and punctuation only.',
);

const openingText = plainText(reportLimits.openingText).refine(
  (text) => !hasUnsafeCharacter(text.replace(/[\n\r\t]/g, ' ')),
  'Use letters, digits and punctuation only.',
);

const recipients = z
  .array(email)
  .max(reportLimits.recipients, `Enter up to ${reportLimits.recipients} addresses.`)
  .refine(
    (addresses) => new Set(addresses.map((address) => address.toLowerCase())).size === addresses.length,
    'Enter each address once.',
  );

/** What the account's reports look like and who gets them. */
export const reportSettings = z.object({
  /** Whether a report is made and mailed every month. */
  isEnabled: z.boolean(),
  recipients,
  /** Stands in place of ours; empty: the report names nobody. */
  companyName,
  openingText,
  accent: z.enum(reportAccents),
  /** Days for which a private link works. */
  linkDays: z
    .number()
    .int()
    .refine((days) => (reportLimits.linkDays as readonly number[]).includes(days), 'Choose from the list.'),
});
export type ReportSettings = z.infer<typeof reportSettings>;

export const defaultReportSettings: ReportSettings = {
  isEnabled: false,
  recipients: [],
  companyName: '',
  openingText: '',
  accent: 'ink',
  linkDays: 90,
};
