/** @jest-environment node */
import { hostApiVersion, type RemoteContract } from '@rankwright/contracts/remote';
import { createMemoryClock } from '../ports/memoryClock.ts';
import { createMemoryFetcher, type MemoryResponse } from '../ports/memoryFetcher.ts';
import type { Ports } from '../ports/ports.ts';
import type { Candidate } from '../registry/candidate.ts';
import { createRelease } from '../testing/memoryHost.ts';
import {
  buildContractUrl,
  checkFetched,
  checkFileOrigins,
  checkHostApi,
  checkIdentity,
  checkOrigin,
  checkSchema,
  checkShared,
} from './checkContract.ts';
import { diagnoseNoResponse, diagnoseScriptFailure } from './diagnoseRequest.ts';
import { checkIntegrity, resolveIntegrity, sha384 } from './integrity.ts';

const pageUrl = 'https://host.example/page';
const candidate: Candidate = {
  source: 'current',
  version: '1.0.0',
  base: '/remotes/notes/1.0.0/',
  contractIntegrity: null,
};
const fine = { ok: true, value: null };
const fault = (step: string, reason: string) => ({ ok: false, error: { step, reason } });
const createContract = async (change: Partial<RemoteContract> = {}): Promise<RemoteContract> => ({
  ...(await createRelease('1.0.0')).contract,
  ...change,
});

describe('the answer with a contract', () => {
  const fetched = (change: object = {}) => ({
    status: 200,
    type: 'application/json',
    etag: null,
    text: '{}',
    ...change,
  });

  it('is HTTP 200 and JSON', () => {
    expect(buildContractUrl(candidate)).toBe('/remotes/notes/1.0.0/remote.contract.json');
    expect(checkFetched(fetched())).toEqual({ ok: true, value: '{}' });
    expect(checkFetched(fetched({ status: 503 }))).toEqual(
      fault('fetch', 'the contract request returned HTTP 503'),
    );
    expect(checkFetched(fetched({ type: 'text/html' }))).toEqual(
      fault('fetch', 'the contract response is text/html, not JSON'),
    );
    expect(checkFetched(fetched({ type: '' }))).toEqual(
      fault('fetch', 'the contract response is without a content type, not JSON'),
    );
  });
});

describe('a contract', () => {
  it('matches the schema', async () => {
    const contract = await createContract();
    const read = (text: string) => checkSchema(text, contract.name, candidate);
    expect(await read(JSON.stringify(contract))).toMatchObject({ ok: true, value: { name: contract.name } });
    const incomplete: Partial<RemoteContract> = { ...contract };
    delete incomplete.container;
    expect(await read(JSON.stringify(incomplete))).toMatchObject({
      error: { step: 'schema', reason: expect.stringMatching(/^container: ./) as unknown },
    });
    const wrong = { ...contract, budget: { ...contract.budget, total: -1 } };
    expect(await read(JSON.stringify(wrong))).toMatchObject({
      error: { step: 'schema', reason: expect.stringMatching(/^budget\.total: ./) as unknown },
    });
    expect(await read('<html>')).toMatchObject({
      error: { step: 'schema', reason: expect.stringMatching(/JSON/) as unknown },
    });
  });

  it('is of the remote and the version that were asked for', async () => {
    const contract = await createContract();
    expect(checkIdentity(contract, contract.name, candidate)).toEqual({ ok: true, value: contract });
    expect(checkIdentity(contract, 'other', candidate)).toEqual(
      fault('schema', `name: is ${contract.name}, not other`),
    );
    const next = { ...candidate, version: '9.0.0' };
    expect(checkIdentity(contract, contract.name, next)).toEqual(
      fault('schema', `version: is ${contract.version}, not 9.0.0`),
    );
    expect(checkIdentity(contract, contract.name, { ...next, source: 'override' }).ok).toBe(true);
  });

  it('lies on the origin of the host, or on one that is allowed', () => {
    const check = (base: string) =>
      checkOrigin({ base }, pageUrl, ['https://a.example/x', 'https://b.example']);
    for (const base of ['/remotes/', 'https://host.example/x', 'https://a.example/y', 'https://b.example'])
      expect(check(base)).toEqual(fine);
    expect(check('https://c.example/')).toEqual(
      fault('origin', 'https://c.example is not on the allow-list'),
    );
    expect(check('http://host.example/')).toEqual(
      fault('origin', 'http://host.example is not on the allow-list'),
    );
  });

  it('names files of allowed origins alone', async () => {
    const [first] = Object.values((await createContract()).files);
    const check = async (change: Partial<RemoteContract>) =>
      checkFileOrigins(await createContract(change), candidate, pageUrl, []);
    expect(await check({ entry: 'a.js', files: { 'b/c.js': first! } })).toEqual(fine);
    expect(await check({ entry: 'https://c.example/a.js' })).toEqual(
      fault('origin', 'https://c.example is not on the allow-list'),
    );
    expect(await check({ files: { '//c.example/a.js': first! } })).toEqual(
      fault('origin', 'https://c.example is not on the allow-list'),
    );
    expect(await check({ entry: 'https://[' })).toEqual(fault('origin', 'https://[ is not a URL'));
  });

  it('fits the API and the shared modules of the host', async () => {
    expect(checkHostApi(await createContract({ hostApi: `^${hostApiVersion}` }))).toEqual(fine);
    expect(checkHostApi(await createContract({ hostApi: '^99.0.0' }))).toEqual(
      fault('hostApi', `requires host API ^99.0.0; this host provides ${hostApiVersion}`),
    );
    const contract = await createContract({ shared: { react: '^19.0.0', zod: '^4.0.0' } });
    expect(checkShared(contract, { react: ['18.0.0', '19.1.0'], zod: ['4.1.0'] })).toEqual(fine);
    expect(checkShared(contract, { react: ['17.0.0', '18.0.0'], zod: ['4.1.0'] })).toEqual(
      fault('shared', 'react: requires ^19.0.0; the host provides 17.0.0, 18.0.0'),
    );
    expect(checkShared(contract, { react: ['19.0.0'] })).toEqual(
      fault('shared', 'zod: requires ^4.0.0; the host provides none'),
    );
  });

  it('has its released hash, and one for its entry', async () => {
    const contract = await createContract();
    const contractIntegrity = await sha384('text');
    expect(contractIntegrity).toBe(
      `sha384-${Buffer.from(await crypto.subtle.digest('SHA-384', Buffer.from('text'))).toString('base64')}`,
    );
    const released = { ...candidate, contractIntegrity };
    expect(await checkIntegrity(contract, 'text', released)).toEqual(fine);
    expect(await checkIntegrity(contract, null, released)).toEqual(fine);
    expect(await checkIntegrity(contract, 'other', candidate)).toEqual(fine);
    expect(await checkIntegrity(contract, 'other', released)).toEqual(
      fault('integrity', 'the contract does not match its released hash'),
    );
    expect(await checkIntegrity({ ...contract, entry: 'x.js' }, null, candidate)).toEqual(
      fault('integrity', 'x.js has no integrity in the contract'),
    );
    expect(resolveIntegrity({ 'a.js': 'h', '/b.js': 'i' }, 'https://a.example/x/')).toEqual({
      'https://a.example/x/a.js': 'h',
      'https://a.example/b.js': 'i',
    });
  });
});

describe('a failed request', () => {
  const own = 'https://host.example/remotes/entry.js';
  const other = 'https://other.example/entry.js';
  const setUp = (answers: Record<string, MemoryResponse>) => {
    const clock = createMemoryClock();
    const { fetcher } = createMemoryFetcher(answers);
    return { clock, ports: { clock, fetcher, pageUrl } as unknown as Ports };
  };

  it('is told from one that the origin does not allow', async () => {
    const diagnose = (answer: MemoryResponse, url = other) =>
      diagnoseNoResponse(setUp({ [url]: answer }).ports, url);
    expect(await diagnose('forbidden')).toBe('blocked by CORS: the origin does not allow this page');
    expect(await diagnose('offline')).toBe('no response');
    expect(await diagnose({ status: 200 }, own)).toBe('no response');
  });

  const javascript = { type: 'text/javascript', text: '// entry' };
  it.each([
    [{ ...javascript, status: 404 }, 'entry', 'returned HTTP 404'],
    [{ type: 'text/html' }, 'entry', 'is text/html, not JavaScript'],
    [{ type: '' }, 'entry', 'is without a content type, not JavaScript'],
    [{ ...javascript, text: '// other' }, 'integrity', 'does not match its released hash'],
    [javascript, 'entry', 'did not load completely'],
    [{ ...javascript, type: 'application/ecmascript' }, 'entry', 'did not load completely'],
    ['offline' as const, 'entry', 'no response'],
  ])('of a script is explained: %j', async (answer, step, reason) => {
    const { ports } = setUp({ [own]: answer });
    const integrity = await sha384('// entry');
    expect(await diagnoseScriptFailure(ports, 'entry', { url: own, integrity })).toEqual({
      step,
      reason: `entry.js: ${reason}`,
    });
  });

  it('of a script without a hash is not compared', async () => {
    const { ports } = setUp({ [own]: { ...javascript, text: '// other' } });
    const found = await diagnoseScriptFailure(ports, 'exports', { url: own, integrity: '' });
    expect(found).toEqual({ step: 'exports', reason: 'entry.js: did not load completely' });
  });

  it('of a script ends after half a second', async () => {
    const { clock, ports } = setUp({ [own]: 'hangs' });
    const found = diagnoseScriptFailure(ports, 'entry', { url: own, integrity: '' });
    await clock.advance(499);
    expect(clock.countTimers()).toBe(1);
    await clock.advance(1);
    expect(await found).toEqual({ step: 'entry', reason: 'entry.js: did not load in time' });
  });
});
