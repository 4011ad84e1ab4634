import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface SiteResponse {
  status: number;
  type: string;
  /** Further headers of the origin, e.g. cache-control. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface Site {
  /** Reads the response for an address, e.g. `/pricing`. */
  read: (address: string) => Promise<SiteResponse>;
  /** URL of the API, e.g. `http://127.0.0.1:3000`. */
  api: string;
}

export interface SiteServer {
  url: string;
  stop: () => Promise<void>;
}

/** Creates a certificate for this run; browsers support HTTP/2 only over TLS. */
const createCertificate = (): { key: Buffer; cert: Buffer } => {
  const directory = mkdtempSync(path.join(tmpdir(), 'rw-tls-'));
  const [key, cert] = [path.join(directory, 'key.pem'), path.join(directory, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const opensslArgs = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...opensslArgs, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(directory, { recursive: true });
  return pair;
};

const isText = (type: string): boolean => /text|javascript|json|svg|xml/.test(type);

const compressResponse = ({ body, type, ...rest }: SiteResponse): SiteResponse => {
  if (!isText(type)) return { body, type, ...rest };
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const headers = { ...rest.headers, 'content-encoding': 'br' };
  return { ...rest, type, headers, body: brotliCompressSync(body, { params }) };
};

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

const removeHopByHopHeaders = (headers: NodeJS.Dict<string | string[]>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || hopByHop.has(name) || name.startsWith(':') ? [] : [[name, value]],
    ),
  );

const proxyToApi = (api: string, incoming: Http2ServerRequest, answer: Http2ServerResponse): void => {
  const forwarded = request(
    new URL(incoming.url, api),
    { method: incoming.method, headers: removeHopByHopHeaders(incoming.headers) },
    (given) => {
      answer.writeHead(given.statusCode ?? 502, removeHopByHopHeaders(given.headers));
      given.pipe(answer.stream);
    },
  );
  forwarded.once('error', () => answer.stream.destroy());
  incoming.pipe(forwarded);
};

/**
 * Serves a site over HTTP/2 with brotli; every file is compressed once and cached, the same for every build
 * compared.
 */
export const serveSite = async ({ read, api }: Site): Promise<SiteServer> => {
  const cache = new Map<string, Promise<SiteResponse>>();
  const readCached = (address: string): Promise<SiteResponse> => {
    const known = cache.get(address) ?? read(address).then(compressResponse);
    cache.set(address, known);
    return known;
  };
  const server = createSecureServer(createCertificate(), (incoming, answer) => {
    if (/^\/(api|files)\//.test(incoming.url)) {
      proxyToApi(api, incoming, answer);
      return;
    }
    void readCached(new URL(incoming.url, api).pathname).then(({ status, type, headers, body }) => {
      answer.writeHead(status, { ...headers, 'content-type': type, 'content-length': body.length });
      answer.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
};
