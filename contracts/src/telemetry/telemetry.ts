import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, ok } from '../http.ts';
import {
  logReportsPath,
  releaseVersion,
  remoteName,
  spanReportsPath,
  startReportsPath,
} from '../remote/remote.ts';
import { logExport, traceExport } from './otlp.ts';

export type { Attribute, LogExport, OtlpLog, OtlpSpan, TraceExport } from './otlp.ts';

/** Most reports that a page collects before it sends them: twice the number of remotes and versions it can start. */
const maxReports = 20;

export const reportStarts = defineEndpoint({
  id: 'reportStarts',
  method: 'POST',
  path: startReportsPath,
  access: 'none',
  documented: false,
  summary: 'Report how remotes started in one visit, while a canary of them runs.',
  body: z.object({
    starts: z
      .array(
        z.object({
          remote: remoteName,
          version: releaseVersion,
          /** Random id of the visit; it names no person. */
          visit: z.uuid(),
          outcome: z.enum(['started', 'failed']),
          /** Activation step that failed. */
          step: z.string().max(20).optional(),
        }),
      )
      .min(1)
      .max(maxReports),
  }),
  reply: ok,
  example: {
    body: {
      starts: [
        {
          remote: 'planner',
          version: '1.0.0-3f2a9c1d',
          visit: '7d1f3c9e-0d5f-4c55-9c5e-5a2f6b1f0a11',
          outcome: 'failed',
          step: 'mount',
        },
      ],
    },
  },
});

const remoteAttributes = [
  { key: 'rankwright.remote', value: { stringValue: 'planner' } },
  { key: 'rankwright.version', value: { stringValue: '1.0.0-3f2a9c1d' } },
  { key: 'rankwright.owner', value: { stringValue: 'Planning' } },
];
const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'rankwright-browser' } }] };
const traceId = '7d1f3c9e0d5f4c559c5e5a2f6b1f0a11';

export const reportSpans = defineEndpoint({
  id: 'reportSpans',
  method: 'POST',
  path: spanReportsPath,
  access: 'none',
  documented: false,
  telemetry: true,
  summary:
    'Report spans of a page in the format of OTLP/HTTP. Attributes that are not of this product are dropped.',
  body: traceExport,
  reply: ok,
  example: {
    body: {
      resourceSpans: [
        {
          resource,
          scopeSpans: [
            {
              spans: [
                {
                  traceId,
                  spanId: '9c5e5a2f6b1f0a11',
                  name: 'remote.mount',
                  kind: 1,
                  startTimeUnixNano: '1764000000000000000',
                  endTimeUnixNano: '1764000000012000000',
                  attributes: remoteAttributes,
                },
              ],
            },
          ],
        },
      ],
    },
  },
});

export const reportLogs = defineEndpoint({
  id: 'reportLogs',
  method: 'POST',
  path: logReportsPath,
  access: 'none',
  documented: false,
  telemetry: true,
  summary: 'Report failures, errors and web vitals of a page in the format of OTLP/HTTP.',
  body: logExport,
  reply: ok,
  example: {
    body: {
      resourceLogs: [
        {
          resource,
          scopeLogs: [
            {
              logRecords: [
                {
                  traceId,
                  timeUnixNano: '1764000000000000000',
                  severityNumber: 17,
                  eventName: 'remote.failure',
                  attributes: remoteAttributes,
                },
              ],
            },
          ],
        },
      ],
    },
  },
});
