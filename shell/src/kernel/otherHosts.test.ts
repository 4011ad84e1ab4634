/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memoryHost, path as address, releaseOf, remote } from './testing/memoryHost.ts';

/** Faults that were read in the code of other hosts; each has one test here that names it. */
const setScene = async (withPrevious = false) => {
  const host = memoryHost();
  const previous = withPrevious ? await host.place(await releaseOf('1.0.0')) : null;
  const release = await releaseOf('2.0.0');
  host.publish(await host.place(release), previous);
  const kernel = host.open();
  const open = () => host.finish(kernel.page(remote, address));
  return { host, kernel, release, open, contract: `${release.base}remote.contract.json` };
};

const sources = (): string[] => {
  const folder = path.resolve(__dirname, '..');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
};

it('a contract that could not be read is asked for again; its failure is not what the next try waits for', async () => {
  const { host, open, contract, release } = await setScene();
  host.network.answers[contract] = { status: 503 };
  expect(await open()).toMatchObject({ ok: false });
  await host.place(release);
  expect(await open()).toMatchObject({ ok: true });
});

it('a script that failed is run again by the next try, under another address', async () => {
  const { host, open, release } = await setScene();
  const entry = host.urlOf(`${release.base}entry.js`);
  host.scripts.answers[entry] = 'refused';
  await open();
  await host.place(release);
  expect(await open()).toMatchObject({ ok: true });
  const [first = '', second = ''] = host.scripts.ran.slice(-2);
  expect(second.split('?')[0]).toBe(first.split('?')[0]);
  expect(second).not.toBe(first);
});

it('a missing export is a failure that names itself, not an empty screen', async () => {
  const { host, open, release } = await setScene();
  release.module = {};
  await host.place(release);
  expect(await open()).toMatchObject({
    failure: { step: 'exports', reason: './routes does not export routes' },
  });
});

it('what never arrives is given up at its deadline, not waited for', async () => {
  const { host, open, contract } = await setScene();
  host.network.answers[contract] = 'hangs';
  expect(await open()).toMatchObject({ failure: { step: 'fetch' } });
  expect(host.clock.now()).toBeLessThan(4_000);
});

it('the address of a contract carries nothing random: caches may keep it', async () => {
  const { host, open, contract } = await setScene();
  await open();
  expect(host.network.asked).toEqual([contract]);
});

it('an answer that is not ok is no contract, whatever it holds', async () => {
  const { host, open, contract, release } = await setScene();
  host.network.answers[contract] = { status: 500, text: JSON.stringify(release.contract) };
  expect(await open()).toMatchObject({
    failure: { step: 'fetch', reason: 'the contract answered HTTP 500' },
  });
});

it('the way back is taken when the download itself fails', async () => {
  const { host, open, contract } = await setScene(true);
  host.network.answers[contract] = 'offline';
  expect(await open()).toMatchObject({ value: { version: '1.0.0' } });
});

it('a wrong shared version stops the activation; it is no warning', async () => {
  const { host, kernel } = await setScene();
  const release = await releaseOf('3.0.0');
  release.contract.shared = { react: '^17.0.0' };
  host.publish(await host.place(release), null);
  await kernel.registry.refresh();
  const page = await host.finish(kernel.page(remote, address));
  expect(page).toMatchObject({ failure: { step: 'shared' } });
  expect(host.scripts.ran).toEqual([]);
});

it('what a browser tab remembers names no address outside the allow-list', async () => {
  const { host, open } = await setScene();
  host.ports.storage.set(`rankwright:override:${remote}`, 'https://evil.test/');
  expect(await open()).toMatchObject({ ok: true, value: { version: '2.0.0' } });
  expect(host.network.asked.filter((url) => url.includes('evil.test'))).toEqual([]);
});

it('the host patches neither fetch nor XMLHttpRequest and clears no storage', () => {
  expect(sources().length).toBeGreaterThan(30);
  const harm = /(?:window|globalThis)\.fetch\s*=|XMLHttpRequest|(?:local|session)Storage\.clear\(/;
  expect(sources().filter((source) => harm.test(source))).toEqual([]);
});

it('the host keeps no table of teams: owners come from the registry', () => {
  const owners = /['"](?:Identity|Revenue|Writing|Planning|Publishing)['"]/;
  expect(sources().filter((source) => owners.test(source))).toEqual([]);
});
