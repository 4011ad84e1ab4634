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

type Proposal = CallInput<typeof createRefreshProposal>['body'];
type Approval = CallInput<typeof approveRefresh>['body'];

export const requestProposal = async (articleId: string, body: Proposal): Promise<Refresh> =>
  (await callApi(createRefreshProposal, { params: { id: articleId }, body })).refresh;

/** Reads the text on the site again. */
export const requestLiveText = async (id: string): Promise<Refresh> =>
  (await callApi(readLiveText, { params: { id } })).refresh;

export const requestUpdateProposal = async (
  id: string,
  body: { title: string; content: string; edition: number },
): Promise<Refresh> => (await callApi(updateRefreshProposal, { params: { id }, body })).refresh;

export const requestApproval = async (id: string, body: Approval): Promise<Refresh> =>
  (await callApi(approveRefresh, { params: { id }, body })).refresh;

export const requestDiscard = (id: string) => callApi(discardRefresh, { params: { id } });
