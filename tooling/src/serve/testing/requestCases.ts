import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCompressed } from '../../origin/writeCompressed.ts';
import { getPageFile } from '../../pages/pageFiles.ts';
import { writeVersionFolder } from '../../release/writeVersionFolder.ts';

const text = (name: string): string => `${name} `.repeat(400);

/** Writes pages whose text is their address or pattern, files of every kind, and `404.html`. */
export const writeRequestedFiles = (origin: string): void => {
  for (const address of ['/', '/notes', '/notes/new', '/notes/:id', '/teams/:team/members', '/a/b/:c/:d'])
    writeCompressed(getPageFile(origin, address), address);
  writeCompressed(path.join(origin, '404.html'), 'Page Not Found');
  for (const name of ['registry.json', 'robots.txt', 'feed.xml', 'service-worker.js'])
    writeCompressed(path.join(origin, name), text(name));
  mkdirSync(path.join(origin, '.server'));
  writeFileSync(path.join(origin, '.server/tokens.json'), 'secret');
  const dist = mkdtempSync(path.join(tmpdir(), 'rankwright-files-'));
  for (const name of ['entry.js', 'style.css', 'data.json', 'logo.svg', 'logo.png', 'font.woff2'])
    writeFileSync(path.join(dist, name), text(name));
  writeVersionFolder(dist, path.join(origin, 'remotes/notes/1.0.0-aaaaaaaa'));
  rmSync(dist, { recursive: true });
};

export interface RequestCase {
  /** Method and address as they are on the wire. */
  request: string;
  status: number;
  /** Sent with the request. */
  sent?: Record<string, string>;
  /** Header → its value, a pattern of it, or null when it must not be there. */
  headers: Record<string, string | RegExp | null>;
  /** The decoded text, unless the case says nothing about it. */
  body?: string;
}

const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const missingFile = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
const folder = '/remotes/notes/1.0.0-aaaaaaaa/';
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
const vary = /^accept-encoding$/i;

const showsPage = (address: string, body: string): RequestCase => ({
  request: `GET ${address}`,
  status: 200,
  headers: { ...page, vary },
  body,
});
const showsNotFound = (address: string, status = 404): RequestCase => ({
  request: `GET ${address}`,
  status,
  headers: page,
  body: 'Page Not Found',
});
const hasNoFile = (address: string): RequestCase => ({
  request: `GET ${address}`,
  status: 404,
  headers: missingFile,
  body: 'Not found',
});
const redirects = (address: string, location: string): RequestCase => ({
  request: `GET ${address}`,
  status: 301,
  headers: { location },
});
const hasType = (address: string, type: RegExp, more: RequestCase['headers']): RequestCase => ({
  request: `GET ${address}`,
  status: 200,
  headers: { 'content-type': type, ...more },
});
const isEncoded = (address: string, accepted: string, encoding: string | null): RequestCase => ({
  request: `GET ${address}`,
  sent: { 'accept-encoding': accepted },
  status: 200,
  headers: { 'content-encoding': encoding, vary },
});
const hasRange = (range: string, status: number, contentRange: string | null): RequestCase => ({
  request: `GET ${folder}logo.png`,
  sent: { range, 'accept-encoding': 'br' },
  status,
  headers: { 'content-range': contentRange },
});
const png = text('logo.png').length;

/** What every server of the origin answers: the gateway of `npm start`, and nginx with the configuration of the image. */
export const requestCases: readonly RequestCase[] = [
  showsPage('/', '/'),
  showsPage('/?from=mail', '/'),
  showsPage('/notes', '/notes'),
  showsPage('/notes?page=%', '/notes'),
  showsPage('/notes/new', '/notes/new'),
  showsPage('/notes/7', '/notes/:id'),
  showsPage('/notes/caf%C3%A9', '/notes/:id'),
  showsPage('/notes/node.js-tips', '/notes/:id'),
  showsPage('/teams/red/members', '/teams/:team/members'),
  showsPage('/a/b/1/2', '/a/b/:c/:d'),
  { ...showsPage('/notes', ''), request: 'HEAD /notes' },
  showsNotFound('/nowhere'),
  showsNotFound('/notes/7/8'),
  showsNotFound('/notes/a%2Fb'),
  showsNotFound('/teams/red'),
  showsNotFound('/a/b/1'),
  showsNotFound('/members'),
  showsNotFound('/remotes/notes/1.0.0-aaaaaaaa'),
  showsNotFound('/blog/%E0%A4%A', 400),
  showsNotFound('/%zz', 400),
  // One address for each page.
  redirects('/notes/', '/notes'),
  redirects('/notes/?page=2', '/notes?page=2'),
  redirects('/notes/7/', '/notes/7'),
  redirects('//notes', '/notes'),
  redirects('//notes//7//', '/notes/7'),
  redirects('//evil.example/a', '/evil.example/a'),
  redirects('/notes//7?next=//a', '/notes/7?next=//a'),
  redirects('/index.html', '/'),
  redirects('/index.html?from=mail', '/?from=mail'),
  redirects('/notes/index.html', '/notes'),
  redirects('/notes/caf%C3%A9/', '/notes/caf%C3%A9'),
  redirects('/notes/a%0D%0Ab/', '/notes/a%0D%0Ab'),
  redirects('/nowhere/', '/nowhere'),
  // A missing file is no page, and nothing keeps that it is missing.
  hasNoFile('/gone.js'),
  hasNoFile('/gone.json'),
  hasNoFile('/gone.png'),
  hasNoFile('/gone.css'),
  hasNoFile(`${folder}gone.js`),
  hasNoFile('/remotes/notes/9.9.9-bbbbbbbb/entry.js'),
  hasNoFile('/shell/9.9.9/shell.js'),
  hasNoFile('/.server/tokens.json'),
  hasNoFile('/.git/config'),
  hasNoFile(`${folder}.hidden`),
  hasType(`${folder}entry.js`, /^(text|application)\/javascript; charset=utf-8$/, immutable),
  hasType(`${folder}style.css`, /^text\/css/, immutable),
  hasType(`${folder}data.json`, /^application\/json/, immutable),
  hasType(`${folder}logo.svg`, /^image\/svg\+xml/, { ...immutable, vary }),
  hasType(`${folder}logo.png`, /^image\/png$/, { ...immutable, vary: null }),
  hasType(`${folder}font.woff2`, /^font\/woff2$/, { ...immutable, vary: null }),
  hasType('/registry.json', /^application\/json/, { 'cache-control': 'no-cache', vary }),
  hasType('/service-worker.js', /javascript/, { 'cache-control': 'no-cache' }),
  hasType('/robots.txt', /^text\/plain; charset=utf-8$/, { 'cache-control': 'no-cache' }),
  hasType('/feed.xml', /^(text|application)\/xml/, { 'cache-control': 'no-cache' }),
  isEncoded('/notes', 'br', 'br'),
  isEncoded('/notes', 'gzip', 'gzip'),
  isEncoded('/notes', 'identity', null),
  isEncoded(`${folder}entry.js`, 'gzip, deflate, br, zstd', 'br'),
  isEncoded(`${folder}entry.js`, 'gzip, br;q=0', 'gzip'),
  isEncoded(`${folder}data.json`, 'br', 'br'),
  isEncoded('/registry.json', 'br', 'br'),
  isEncoded('/registry.json', 'gzip', 'gzip'),
  isEncoded('/registry.json', 'identity', null),
  hasRange('bytes=0-9', 206, `bytes 0-9/${png}`),
  hasRange('bytes=-5', 206, `bytes ${png - 5}-${png - 1}/${png}`),
  hasRange(`bytes=${png}-`, 416, `bytes */${png}`),
  { request: 'POST /notes', status: 405, headers: {} },
  { request: 'DELETE /registry.json', status: 405, headers: {} },
  // The API decides about its own headers.
  {
    request: 'GET /api/plain',
    status: 200,
    headers: { 'cache-control': null },
    body: '{"path":"/api/plain"}',
  },
  { request: 'POST /api/plain', status: 200, headers: {}, body: '{"path":"/api/plain"}' },
  {
    request: 'GET /api/page',
    status: 200,
    headers: { 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store' },
  },
  {
    request: 'GET /files/a//b.png?size=1',
    status: 200,
    headers: {},
    body: '{"path":"/files/a//b.png?size=1"}',
  },
];
