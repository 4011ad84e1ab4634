import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Answer {
  status: number;
  type: string;
  /** Whatever else the origin said about the file, e.g. how long it may be kept. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface Site {
  /** What the site has at an address, e.g. `/pricing`. */
  read: (address: string) => Promise<Answer>;
  /** Where the calls of the API go, e.g. `http://127.0.0.1:3000`. */
  api: string;
}

export interface Front {
  url: string;
  stop: () => Promise<void>;
}

/** A certificate of its own for this run; browsers speak HTTP/2 only over TLS. */
const certificate = (): { key: Buffer; cert: Buffer } => {
  const directory = mkdtempSync(path.join(tmpdir(), 'rw-tls-'));
  const [key, cert] = [path.join(directory, 'key.pem'), path.join(directory, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...made, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(directory, { recursive: true });
  return pair;
};

const isText = (type: string): boolean => /text|javascript|json|svg|xml/.test(type);

const compressed = ({ body, type, ...rest }: Answer): Answer => {
  if (!isText(type)) return { body, type, ...rest };
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const headers = { ...rest.headers, 'content-encoding': 'br' };
  return { ...rest, type, headers, body: brotliCompressSync(body, { params }) };
};

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

const withoutHops = (headers: NodeJS.Dict<string | string[]>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || hopByHop.has(name) || name.startsWith(':') ? [] : [[name, value]],
    ),
  );

const passOn = (api: string, asked: Http2ServerRequest, answer: Http2ServerResponse): void => {
  const forwarded = request(
    new URL(asked.url, api),
    { method: asked.method, headers: withoutHops(asked.headers) },
    (given) => {
      answer.writeHead(given.statusCode ?? 502, withoutHops(given.headers));
      given.pipe(answer.stream);
    },
  );
  forwarded.once('error', () => answer.stream.destroy());
  asked.pipe(forwarded);
};

/** Serves a site over HTTP/2 with brotli, every file compressed once and kept: the same for whatever is compared. */
export const startFront = async ({ read, api }: Site): Promise<Front> => {
  const kept = new Map<string, Promise<Answer>>();
  const fileOf = (address: string): Promise<Answer> => {
    const known = kept.get(address) ?? read(address).then(compressed);
    kept.set(address, known);
    return known;
  };
  const server = createSecureServer(certificate(), (asked, answer) => {
    if (/^\/(api|files)\//.test(asked.url)) {
      passOn(api, asked, answer);
      return;
    }
    void fileOf(new URL(asked.url, api).pathname).then(({ status, type, headers, body }) => {
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
