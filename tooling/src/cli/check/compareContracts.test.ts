import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RemoteContract, RemoteRoute } from '@rankwright/contracts/remote';
import {
  writeTestBuild,
  createTestContract,
  writeTestShell,
  withTemporaryFolder,
} from '../../testing/testBuilds.ts';
import { releaseRemote } from '../../release/releaseRemote.ts';
import { releaseShell } from '../../release/releaseShell.ts';
import { checkBuild } from './checkBuild.ts';
import { compareContracts } from './compareContracts.ts';

const released = createTestContract();

const withRoute = (changes: Partial<RemoteRoute>, at = 0): Partial<RemoteContract> => ({
  routes: released.routes.map((route, index) => (index === at ? { ...route, ...changes } : route)),
});
const withoutNavigation = (): Partial<RemoteContract> => ({
  routes: released.routes.map(({ navigation, ...route }) =>
    route.path === '/notes' ? route : { ...route, ...(navigation && { navigation }) },
  ),
});

/** Change, its effect on the contract, and the field the check must name. */
const breakingChanges: [string, Partial<RemoteContract>, string][] = [
  ['the name changes', { name: 'papers' }, 'name'],
  ['the owner changes', { owner: 'Somebody' }, 'owner'],
  ['the host range is narrowed', { hostApi: '~1.2.0' }, 'hostApi'],
  ['a route is removed', { routes: released.routes.slice(1) }, 'routes[/notes]'],
  ['a protected route becomes public', withRoute({ access: 'public' }), 'routes[/notes].access'],
  ['a route starts to require a plan', withRoute({ gated: true }), 'routes[/notes].gated'],
  ['the layout changes', withRoute({ layout: 'bare' }), 'routes[/notes].layout'],
  ['a menu entry is removed', withoutNavigation(), 'routes[/notes].navigation'],
  ['a route is no longer prerendered', withRoute({ prerender: false }, 1), 'routes[/notes/about].prerender'],
  ['an exposed module is removed', { exposes: {} }, 'exposes[./routes]'],
  ['an export is removed', { exposes: { './routes': ['routes'] } }, 'exposes[./routes]'],
  ['a shared module needs another major version', { shared: { react: '^20.0.0' } }, 'shared[react]'],
  ['a new external origin is called', { origins: ['https://elsewhere.example'] }, 'origins'],
  ['a budget is raised by half', { budget: { firstRoute: 75_000, total: 100_000 } }, 'budget.firstRoute'],
  ['a new version reuses the container name', { version: '1.0.1-bbbbbbbb' }, 'container'],
];

describe('compareContracts', () => {
  for (const [name, change, field] of breakingChanges)
    it(`reports a breaking change when ${name}`, () => {
      const fields = compareContracts(released, createTestContract(change)).map((found) => found.field);
      assert.ok(fields.includes(field), `expected ${field} in ${fields.join(', ')}`);
    });

  it('reports nothing when a route is added and the host range is widened', () => {
    const more = createTestContract({
      version: '1.1.0-cccccccc',
      container: 'rw_notes_1_1_0_cccccccc',
      routes: [...released.routes, { ...released.routes[0]!, path: '/notes/new' }],
      hostApi: '^1.0.0',
    });
    assert.deepEqual(compareContracts(released, more), []);
  });

  it('rejects a breaking release with field and owner unless the major version is raised', () =>
    withTemporaryFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(writeTestShell(directory), origin);
      await releaseRemote(writeTestBuild(directory, released), origin);
      const removedRoute = { routes: released.routes.slice(1), assets: {}, shared: {} };
      const minor = createTestContract({
        ...removedRoute,
        version: '1.1.0-bbbbbbbb',
        container: 'rw_notes_b',
      });
      const [finding] = checkBuild(writeTestBuild(directory, minor), origin);
      assert.equal(finding?.owner, 'Notes');
      assert.match(finding.message, /^routes\[\/notes\]: /);
      const major = createTestContract({
        ...removedRoute,
        version: '2.0.0-cccccccc',
        container: 'rw_notes_c',
      });
      assert.deepEqual(checkBuild(writeTestBuild(directory, major), origin), []);
    }));
});
