import { createStore } from 'zustand/vanilla';

/** Open state of the diagnostics panel; `?diagnostics` in the URL opens it. */
export const diagnosticsPanel = createStore<{ open: boolean }>(() => ({
  open: typeof location !== 'undefined' && new URLSearchParams(location.search).has('diagnostics'),
}));
export const openDiagnostics = (): void => diagnosticsPanel.setState({ open: true });
export const closeDiagnostics = (): void => diagnosticsPanel.setState({ open: false });
