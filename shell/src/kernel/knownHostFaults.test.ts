/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createMemoryHost, path as address, createRelease, remote } from './testing/memoryHost.ts';

/** One test for each fault found in the code of other module federation hosts. */
const setUpFixture = async (withPrevious = false) => {
  const host = createMemoryHost();
  const previous = withPrevious ? await host.place(await createRelease('1.0.0')) : null;
  const release = await createRelease('2.0.0');
  host.publish(await host.place(release), previous);
  const kernel = host.open();
  const openPage = () => host.finish(kernel.loadPage(remote, address));
  return { host, kernel, release, open: openPage, contract: `${release.base}remote.contract.json` };
};

const readSources = (): string[] => {
  const folder = path.resolve(__dirname, '..');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
};

it('requests a contract again after its request failed', async () => {
  const { host, open: openPage, contract, release } = await setUpFixture();
  host.network.answers[contract] = { status: 503 };
  expect(await openPage()).toMatchObject({ ok: false });
  await host.place(release);
  expect(await openPage()).toMatchObject({ ok: true });
});

it('runs a failed script again under another URL', async () => {
  const { host, open: openPage, release } = await setUpFixture();
  const entry = host.toUrl(`${release.base}entry.js`);
  host.entries[entry] = 'refused';
  await openPage();
  await host.place(release);
  expect(await openPage()).toMatchObject({ ok: true });
  const [first = '', second = ''] = host.ran.slice(-2);
  expect(second.split('?')[0]).toBe(first.split('?')[0]);
  expect(second).not.toBe(first);
});

it('reports a missing export instead of an empty screen', async () => {
  const { host, open: openPage, release } = await setUpFixture();
  release.module = {};
  await host.place(release);
  expect(await openPage()).toMatchObject({
    error: { step: 'exports', reason: './routes does not export routes' },
  });
});

it('fails only after 30 seconds in which nothing came', async () => {
  const { host, open: openPage, contract } = await setUpFixture();
  host.network.answers[contract] = 'hangs';
  expect(await openPage()).toMatchObject({ error: { step: 'fetch' } });
  expect(host.clock.now()).toBeGreaterThanOrEqual(30_000);
  expect(host.clock.now()).toBeLessThan(32_000);
});

it('requests a contract without a cache-busting parameter', async () => {
  const { host, open: openPage, contract } = await setUpFixture();
  await openPage();
  expect(host.network.requests).toEqual([contract]);
});

it('rejects a contract with an HTTP error status, whatever its body', async () => {
  const { host, open: openPage, contract, release } = await setUpFixture();
  host.network.answers[contract] = { status: 500, text: JSON.stringify(release.contract) };
  expect(await openPage()).toMatchObject({
    error: { step: 'fetch', reason: 'the contract request returned HTTP 500' },
  });
});

it('falls back to the previous version when the download fails', async () => {
  const { host, open: openPage, contract } = await setUpFixture(true);
  host.network.answers[contract] = 'offline';
  expect(await openPage()).toMatchObject({ value: { version: '1.0.0' } });
});

it('stops the activation when a shared version does not match', async () => {
  const { host, kernel } = await setUpFixture();
  const release = await createRelease('3.0.0');
  release.contract.shared = { react: '^17.0.0' };
  host.publish(await host.place(release), null);
  await kernel.registry.refresh();
  const page = await host.finish(kernel.loadPage(remote, address));
  expect(page).toMatchObject({ error: { step: 'shared' } });
  expect(host.ran).toEqual([]);
});

it('ignores a stored override outside the allow-list', async () => {
  const { host, open: openPage } = await setUpFixture();
  host.ports.storage.set(`rankwright:override:${remote}`, 'https://evil.test/');
  expect(await openPage()).toMatchObject({ ok: true, value: { version: '2.0.0' } });
  expect(host.network.requests.filter((url) => url.includes('evil.test'))).toEqual([]);
});

it('does not patch fetch or XMLHttpRequest and does not clear storage', () => {
  expect(readSources().length).toBeGreaterThan(30);
  const forbiddenCalls = /(?:window|globalThis)\.fetch\s*=|XMLHttpRequest|(?:local|session)Storage\.clear\(/;
  expect(readSources().filter((source) => forbiddenCalls.test(source))).toEqual([]);
});

it('has no hard-coded owners: they come from the registry', () => {
  const owners = /['"](?:Identity|Revenue|Writing|Planning|Publishing)['"]/;
  expect(readSources().filter((source) => owners.test(source))).toEqual([]);
});
