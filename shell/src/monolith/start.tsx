import type { Registry } from '@rankwright/contracts/remote';
import { createQueryClient } from '@rankwright/sdk/query';
import { provideSession } from '@rankwright/sdk/session';
import { loadPrerenderedPage } from '../host/loadPrerenderedPage.ts';
import { renderApp } from '../host/renderApp.tsx';
import { readHostData } from '../kernel/registry/hostData.ts';
import { openSavedData } from '../offline/offline.ts';
import { pageSession } from '../session/pageSession.ts';
import { createEmbeddedKernel, type EmbeddedRemotes } from './embeddedKernel.ts';

/**
 * Starts the monolith build: the same app without federation, for the benchmark. It hydrates the prerendered HTML of the
 * released pages and renders the others as the federated app does.
 */
export const start = async (registry: Registry, remotes: EmbeddedRemotes): Promise<void> => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element.');
  provideSession(pageSession);
  const kernel = createEmbeddedKernel(registry, remotes);
  const queryClient = createQueryClient();
  const saved = await openSavedData(queryClient, registry.shell.version);
  const initialPages = readHostData(document)?.prerendered
    ? await loadPrerenderedPage(kernel, registry, location.pathname)
    : {};
  const host = { registry, kernel, initialPages, showDiagnostics: false, ...(saved && { saved }) };
  renderApp(container, host, queryClient);
};
