import type { RoiInputs } from '@rankwright/contracts/account';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { accountKey } from './accounts.ts';
import { createdAt } from './columns.ts';

/** What the ROI calculator of the landing page showed before the account was created. */
export const roiEstimates = pgTable('roi_estimates', {
  ownerId: accountKey(),
  inputs: jsonb('inputs').$type<RoiInputs>().notNull(),
  createdAt: createdAt(),
});
