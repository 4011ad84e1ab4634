import { getTwoFactor } from '@rankwright/contracts/account';
import { endpointQuery } from '@rankwright/sdk/api';
import { activityQuery } from './settings.data.ts';

export const twoFactorQuery = endpointQuery(getTwoFactor);

/** Queries that every change of two-factor authentication makes outdated. */
export const outdatedByChange = [twoFactorQuery.queryKey, activityQuery.queryKey];
