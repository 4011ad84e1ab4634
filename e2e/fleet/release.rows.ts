import assert from 'node:assert/strict';
import path from 'node:path';
import { readRegistry } from '../chaos/host/serveRegistry.ts';
import { writeRemoteBuild, writeShellBuild } from './buildRelease.ts';
import { runCommand, runRemote } from '../product/command.ts';
import { serveBuild } from './serveBuild.ts';
import { getCurrent, openScreen as openAddress, type Fleet, type Row } from './fleet.ts';

const model = 'billing';
const address = '/analytics';

const readCurrent = (origin: string, name = model): string => getCurrent(readRegistry(origin), name);

const heading = (text: string): string =>
  `() => React.createElement('h1', { tabIndex: -1 }, ${JSON.stringify(text)})`;
const throwing = `() => { throw new Error('thrown on every render'); }`;
/** Styles the whole document, in the way of libraries for styles. */
const stylingTheHost = `() => {
  React.useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('h1 { letter-spacing: 3px !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, []);
  return React.createElement('h1', { tabIndex: -1 }, 'Styles everything');
}`;
/** Throws once the registry of the page has a version to fall back to: only after its release. */
const throwingOnceReleased = `() => {
  const { registry } = JSON.parse(document.getElementById('rankwright-host').textContent);
  if (registry.remotes.find(({ name }) => name === '${model}').previous) throw new Error('thrown after the release');
  return React.createElement('h1', { tabIndex: -1 }, 'Works alone');
}`;

const build = ({ origin }: Fleet, version: string, page: string): string =>
  writeRemoteBuild({ origin, model: { name: model, version: readCurrent(origin) }, version, page });

const openScreen = (fleet: Fleet) => openAddress(fleet, address);

const expectRefused = async (fleet: Fleet, folder: string, reason: RegExp): Promise<void> => {
  const before = readRegistry(fleet.origin);
  const { code, output } = await runRemote(fleet.origin, 'release', folder);
  assert.equal(code, 1, output);
  assert.match(output, reason);
  assert.deepEqual(readRegistry(fleet.origin), before);
};

const expectReleased = async ({ origin }: Fleet, folder: string): Promise<void> => {
  const { code, output } = await runRemote(origin, 'release', folder);
  assert.equal(code, 0, output);
};

const expectRolledBack = async ({ origin }: Fleet, ...args: string[]): Promise<void> => {
  const { code, output } = await runRemote(origin, 'rollback', ...args);
  assert.equal(code, 0, output);
};

export const releaseRows: readonly Row[] = [
  {
    name: 'a page that throws on every render is refused, with a good version behind it, and not released again',
    run: async (fleet) => {
      const good = readCurrent(fleet.origin);
      const folder = build(fleet, '8.0.0-throws', throwing);
      await expectRefused(fleet, folder, /showed an error/);
      await expectRefused(fleet, folder, /8\.0\.0-throws failed on .* Use --force/);
      assert.equal((await openScreen(fleet)).version, good);
    },
  },
  {
    name: 'a page whose styles stay behind in the host fails the check',
    run: async (fleet) => {
      const own = await serveBuild(build(fleet, '8.0.0-styles', stylingTheHost), fleet.onEnd);
      const { code, output } = await runRemote(fleet.origin, 'check', `${own}/`);
      assert.equal(code, 1, output);
      assert.match(output, /leaves styles behind: letter-spacing of h1/);
    },
  },
  {
    name: 'a page that throws on every render is refused for a new remote',
    run: async (fleet) => {
      const { origin } = fleet;
      const name = 'newcomer';
      const [route] = readRegistry(origin).remotes.find((remote) => remote.name === model)?.routes ?? [];
      assert.ok(route);
      const changes = {
        name,
        routes: [{ ...route, path: '/newcomer', title: 'Newcomer' }],
        container: 'rw_newcomer',
      };
      const current = { name: model, version: readCurrent(origin) };
      const folder = writeRemoteBuild({
        origin,
        model: current,
        version: '1.0.0-throws',
        page: throwing,
        changes,
      });
      await expectRefused(fleet, folder, /showed an error/);
    },
  },
  {
    name: 'a version that fails only the first smoke test after its release is rolled back',
    run: async (fleet) => {
      const good = readCurrent(fleet.origin);
      const { code, output } = await runRemote(
        fleet.origin,
        'release',
        build(fleet, '8.1.0-late', throwingOnceReleased),
      );
      assert.equal(code, 1, output);
      assert.equal(readCurrent(fleet.origin), good);
      assert.equal((await openScreen(fleet)).version, good);
    },
  },
  {
    name: 'a rollback survives a restart, a container start and a concurrent release',
    run: async (fleet) => {
      const { origin, product } = fleet;
      const built = readCurrent(origin);
      const older = build(fleet, '0.0.9-older', heading('An older version'));
      await expectReleased(fleet, older);
      assert.deepEqual(await openScreen(fleet), { heading: 'An older version', version: '0.0.9-older' });
      await expectReleased(fleet, path.join('remote-billing', 'dist'));
      assert.equal(readCurrent(origin), built);
      const planner = { name: 'planner', version: readCurrent(origin, 'planner') };
      const page = heading('Released meanwhile');
      const other = writeRemoteBuild({ origin, model: planner, version: '0.0.9-meanwhile', page });
      const [, released] = await Promise.all([
        expectRolledBack(fleet, model, '--reason', 'tried by the fleet run'),
        runRemote(origin, 'release', other, '--without-browser'),
      ]);
      assert.equal(released.code, 0, released.output);
      assert.equal(readCurrent(origin), '0.0.9-older');
      assert.equal(readCurrent(origin, 'planner'), '0.0.9-meanwhile');
      await product.restart();
      assert.equal((await openScreen(fleet)).version, '0.0.9-older');
      const { code, output } = await runCommand('npm', ['run', 'release', '-w', '@rankwright/tooling'], {
        ORIGIN_DIR: origin,
        PUBLIC_URL: product.url,
      });
      assert.equal(code, 0, output);
      assert.match(output, /Left alone: billing .* was rolled back .*: tried by the fleet run/);
      assert.equal(readCurrent(origin), '0.0.9-older');
    },
  },
  {
    name: 'a shell with host API 2 is refused, and names the remote that excludes it',
    run: (fleet) => {
      const { version } = readRegistry(fleet.origin).shell;
      const folder = writeShellBuild(fleet.origin, version, { version: '2.0.0-next', hostApi: '2.0.0' });
      return expectRefused(fleet, folder, /auth .* hostApi: requires \^1\.0\.0, the host is 2\.0\.0/);
    },
  },
];
