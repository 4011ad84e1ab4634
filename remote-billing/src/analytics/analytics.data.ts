import { getAnalyticsDashboard } from '@rankwright/contracts/account';
import type { Timeframe } from '@rankwright/contracts/limits';
import { endpointQuery } from '@rankwright/sdk/api';

export const dashboardQuery = (timeframe: Timeframe) =>
  endpointQuery(getAnalyticsDashboard, { query: { timeframe } });
