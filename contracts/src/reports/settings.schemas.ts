import * as z from '@rankwright/contracts/zod';
import { email } from '../account/fields.schemas.ts';
import { reportLimits, reportAccents } from './settings.ts';

/** Control characters break headers and lines; the others turn the direction of what follows. */
const hasUnsafeCharacter = (text: string): boolean =>
  /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);

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
