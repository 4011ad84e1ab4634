import { defineEndpoint, type Endpoint } from '../http.ts';
import { startReportsPath, spanReportsPath, logReportsPath } from '../remote/remote.ts';
import type { telemetrySchemas } from './telemetry.schemas.ts';

export const reportStarts: Endpoint<typeof telemetrySchemas.reportStarts> = defineEndpoint({
  id: 'reportStarts',
  method: 'POST',
  path: startReportsPath,
  access: 'none',
  documented: false,
});

export const reportSpans: Endpoint<typeof telemetrySchemas.reportSpans> = defineEndpoint({
  id: 'reportSpans',
  method: 'POST',
  path: spanReportsPath,
  access: 'none',
  documented: false,
  telemetry: true,
});

export const reportLogs: Endpoint<typeof telemetrySchemas.reportLogs> = defineEndpoint({
  id: 'reportLogs',
  method: 'POST',
  path: logReportsPath,
  access: 'none',
  documented: false,
  telemetry: true,
});
