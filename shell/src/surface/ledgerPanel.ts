import { createStore } from 'zustand/vanilla';

/** Is the ledger panel open? `?ledger` in the address opens it, too. */
export const ledgerPanel = createStore<{ open: boolean }>(() => ({
  open: typeof location !== 'undefined' && new URLSearchParams(location.search).has('ledger'),
}));
export const openLedger = (): void => ledgerPanel.setState({ open: true });
export const closeLedger = (): void => ledgerPanel.setState({ open: false });
