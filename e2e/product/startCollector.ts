import { getSchemas } from '@rankwright/contracts/endpoints';
import type { EndpointSchemas } from '@rankwright/contracts/http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportSpans, reportLogs, type OtlpLog, type OtlpSpan } from '@rankwright/contracts/telemetry';
import type * as z from '@rankwright/contracts/zod';

export interface CollectedSpan extends OtlpSpan {
  service: string;
}

export interface Collector {
  url: string;
  spans: CollectedSpan[];
  logs: OtlpLog[];
  /** From now on it takes connections and never answers. */
  hang: () => void;
  stop: () => void;
}

type SpanReport = z.output<EndpointSchemas<typeof reportSpans>['body']>;
type Resource = SpanReport['resourceSpans'][number]['resource'];

const readService = ({ attributes }: Resource): string => {
  const value = attributes.find(({ key }) => key === 'service.name')?.value;
  return value && 'stringValue' in value ? value.stringValue : '';
};

/** A collector of OTLP/HTTP in JSON on loopback, which keeps what it gets. */
export const startCollector = async (): Promise<Collector> => {
  const spans: CollectedSpan[] = [];
  const logs: OtlpLog[] = [];
  let isHanging = false;
  const keep = (path: string, body: unknown): void => {
    if (path === '/v1/traces')
      for (const { resource, scopeSpans } of getSchemas(reportSpans).body.parse(body).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service: readService(resource) });
    else
      for (const { scopeLogs } of getSchemas(reportLogs).body.parse(body).resourceLogs)
        logs.push(...scopeLogs.flatMap(({ logRecords }) => logRecords));
  };
  const server = createServer((request, response) => {
    if (isHanging) return;
    let text = '';
    request.on('data', (chunk: Buffer) => void (text += chunk.toString()));
    request.on('end', () => {
      keep(request.url ?? '', JSON.parse(text));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    logs,
    hang: () => void (isHanging = true),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
