import { getKeywordRankHistory, listKeywordRanks } from '@rankwright/contracts/planner';
import { endpointQuery } from '@rankwright/sdk/api';

export const keywordRanksQuery = endpointQuery(listKeywordRanks);

export const rankHistoryQuery = (id: string) => endpointQuery(getKeywordRankHistory, { params: { id } });
