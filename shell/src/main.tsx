import { createQueryClient } from '@rankwright/sdk/query';
import { provideSession } from '@rankwright/sdk/session';
import { applyOverrideFromUrl } from './host/applyOverrideFromUrl.ts';
import { loadFirstRegistry } from './host/loadFirstRegistry.tsx';
import { loadPrerenderedPage } from './host/loadPrerenderedPage.ts';
import { preloadScreen } from './host/preloadScreen.ts';
import { renderApp } from './host/renderApp.tsx';
import { showsDiagnostics } from './hostUi/staff.ts';
import { resolveIntegrity } from './kernel/contract/integrity.ts';
import { createKernel } from './kernel/kernel.ts';
import { browserPorts } from './kernel/ports/browserPorts.ts';
import { readHostData } from './kernel/registry/hostData.ts';
import { openSavedData, startWorker } from './offline/offline.ts';
import { pageSession } from './session/pageSession.ts';
import { createPageRecorder, startTelemetry } from './telemetry/startTelemetry.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element.');
const data = readHostData(document);
const recorder = createPageRecorder(data);
const ports = browserPorts(recorder.record);
if (data) ports.chunks.publishIntegrity(resolveIntegrity(data.integrity, location.href));
const kernel = createKernel(ports, data);
startTelemetry(recorder, kernel);
provideSession(pageSession);
const queryClient = createQueryClient();
const saved = data?.offline === true ? await openSavedData(queryClient, data.registry.shell.version) : null;
const registry = await loadFirstRegistry(kernel, container);
applyOverrideFromUrl(kernel.overrides);
preloadScreen(kernel, registry, location.pathname);
const initialPages = data?.prerendered
  ? await loadPrerenderedPage(kernel, data.registry, location.pathname)
  : {};
const host = { registry, kernel, initialPages, recorder, showDiagnostics: showsDiagnostics(data) };
renderApp(container, { ...host, ...(saved && { saved }) }, queryClient);
if (data?.offline === true) startWorker(kernel);
