/** The records of refreshes. What a person does with them is in `refreshing`, which builds on publishing. */
export {
  claimProposal,
  findOpenRefresh,
  findRefresh,
  findUnmeasured,
  insertRefresh,
  listRefreshRows,
  lockRefresh,
  markRefreshLive,
  renewProposalLease,
  requeueAbandonedProposals,
  updateClaimedProposal,
  updateRefresh,
} from './refresh.repository.ts';
