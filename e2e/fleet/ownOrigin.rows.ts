import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteContract } from '@rankwright/contracts/remote';
import { computeIntegrity } from '../chaos/release/releasedFiles.ts';
import { readRegistry } from '../chaos/host/serveRegistry.ts';
import { root, runRemote } from '../product/command.ts';
import { getCurrent, openScreen, type Fleet, type Row } from './fleet.ts';
import { serveBuild } from './serveBuild.ts';

const remote = 'marketing';
const address = '/pricing';
const version = '8.3.0-elsewhere';

/** A build of the remote with prerendered pages, as another version that can run beside the released one. */
const copyBuild = (onEnd: Fleet['onEnd']): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rw-own-origin-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(path.join(root, `remote-${remote}/dist`), folder, { recursive: true });
  const contractFile = path.join(folder, 'remote.contract.json');
  const contract = JSON.parse(readFileSync(contractFile, 'utf8')) as RemoteContract;
  const container = `${contract.container}_elsewhere`;
  const files = Object.entries(contract.files).map(([name, facts]) => {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8').replaceAll(contract.container, container);
    writeFileSync(file, text);
    return [name, { ...facts, integrity: computeIntegrity(text) }] as const;
  });
  const copy = { ...contract, version, container, files: Object.fromEntries(files) };
  writeFileSync(contractFile, JSON.stringify(copy));
  return folder;
};

const readPage = async ({ product }: Fleet): Promise<string> =>
  (await fetch(`${product.url}${address}`)).text();

/** Addresses of scripts that a visitor's page has loaded, without an account. */
const listLoadedScripts = async ({ browser, product }: Fleet): Promise<string[]> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${product.url}${address}`, { waitUntil: 'networkidle' });
  await context.close();
  return scripts;
};

export const ownOriginRows: readonly Row[] = [
  {
    name: 'a remote on its own origin is released with its prerendered pages, runs from there, and is rolled back',
    run: async (fleet) => {
      const { origin, onEnd } = fleet;
      const before = getCurrent(readRegistry(origin), remote);
      const own = await serveBuild(copyBuild(onEnd), onEnd);
      const refused = await runRemote(origin, 'release', `${own}/`);
      assert.match(refused.output, /may not serve remotes yet: npm run remote -- allow/);
      assert.equal((await runRemote(origin, 'allow', own)).code, 0);
      const released = await runRemote(origin, 'release', `${own}/`);
      assert.equal(released.code, 0, released.output);
      assert.equal(getCurrent(readRegistry(origin), remote), version);
      const html = await readPage(fleet);
      assert.match(html, /<h1[^>]*>/);
      assert.ok(html.includes(`${own}/script-pricing`), 'the page names no script of the other origin');
      const scripts = await listLoadedScripts(fleet);
      assert.ok(
        scripts.some((url) => url.startsWith(own)),
        `loaded ${scripts.join(', ')}`,
      );
      assert.equal((await openScreen(fleet, address)).version, version);
      const rolledBack = await runRemote(origin, 'rollback', remote, '--reason', 'tried by the fleet run');
      assert.equal(rolledBack.code, 0, rolledBack.output);
      assert.equal((await openScreen(fleet, address)).version, before);
      const page = await readPage(fleet);
      assert.ok(!page.includes(`${own}/script-pricing`), 'the page still loads from the other origin');
      assert.equal((await runRemote(origin, 'disallow', own)).code, 0);
    },
  },
];
