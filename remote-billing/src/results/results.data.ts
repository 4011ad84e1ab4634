import type { Timeframe } from '@rankwright/contracts/limits';
import { getSearchPerformance } from '@rankwright/contracts/searchPerformance';
import { endpointQuery } from '@rankwright/sdk/api';

export const searchPerformanceQuery = (timeframe: Timeframe) =>
  endpointQuery(getSearchPerformance, { query: { timeframe } });
