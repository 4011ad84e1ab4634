import {
  approveRefresh,
  createRefreshProposal,
  discardRefresh,
  getRefresh,
  listRefreshes,
  readLiveText,
  updateRefreshProposal,
  type Refresh,
} from '@rankwright/contracts/refreshes';
import { getWriter } from '@rankwright/contracts/writers';
import { callApi, endpointQuery, type CallInput } from '@rankwright/sdk/api';

export const refreshesQuery = endpointQuery(listRefreshes);
export const refreshQuery = (id: string) => endpointQuery(getRefresh, { params: { id } });
export const writerQuery = endpointQuery(getWriter);

type Proposal = NonNullable<CallInput<typeof createRefreshProposal>['body']>;
type Approval = NonNullable<CallInput<typeof approveRefresh>['body']>;

export const requestCreateRefreshProposal = async (articleId: string, body: Proposal): Promise<Refresh> =>
  (await callApi(createRefreshProposal, { params: { id: articleId }, body })).refresh;

/** Reads the text on the site again. */
export const requestReadLiveText = async (id: string): Promise<Refresh> =>
  (await callApi(readLiveText, { params: { id } })).refresh;

export const requestUpdateRefreshProposal = async (
  id: string,
  body: { title: string; content: string; edition: number },
): Promise<Refresh> => (await callApi(updateRefreshProposal, { params: { id }, body })).refresh;

export const requestApproveRefresh = async (id: string, body: Approval): Promise<Refresh> =>
  (await callApi(approveRefresh, { params: { id }, body })).refresh;

export const requestDiscardRefresh = (id: string) => callApi(discardRefresh, { params: { id } });
