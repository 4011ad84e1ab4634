import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';
import { remoteName, releaseVersion } from '../remote/contract.schemas.ts';
import { traceExport, logExport } from './otlp.schemas.ts';

/** Most reports that a page collects before it sends them: twice the number of remotes and versions it can start. */
const maxReports = 20;

const remoteAttributes = [
  { key: 'rankwright.remote', value: { stringValue: 'planner' } },
  { key: 'rankwright.version', value: { stringValue: '1.0.0-3f2a9c1d' } },
  { key: 'rankwright.owner', value: { stringValue: 'Planning' } },
];

const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'rankwright-browser' } }] };

const traceId = '7d1f3c9e0d5f4c559c5e5a2f6b1f0a11';

/** By endpoint. */
export const telemetrySchemas = {
  reportStarts: defineSchemas({
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
  }),
  reportSpans: defineSchemas({
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
  }),
  reportLogs: defineSchemas({
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
  }),
};
