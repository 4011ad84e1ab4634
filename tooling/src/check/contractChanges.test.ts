import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RemoteContract, RemoteRoute } from '@rankwright/contracts/remote';
import { aBuild, aContract, aShell, withFolder } from '../testing/builds.ts';
import { releaseRemote } from '../release/releaseRemote.ts';
import { releaseShell } from '../release/releaseShell.ts';
import { checkBuild } from './checkBuild.ts';
import { contractChanges } from './contractChanges.ts';

const released = aContract();

const withRoute = (changes: Partial<RemoteRoute>, at = 0): Partial<RemoteContract> => ({
  routes: released.routes.map((route, index) => (index === at ? { ...route, ...changes } : route)),
});
const withoutNavigation = (): Partial<RemoteContract> => ({
  routes: released.routes.map(({ navigation, ...route }) =>
    route.path === '/notes' ? route : { ...route, ...(navigation && { navigation }) },
  ),
});

/** What was changed, and the field the check has to name. */
const seeded: [string, Partial<RemoteContract>, string][] = [
  ['another name', { name: 'papers' }, 'name'],
  ['another owner', { owner: 'Somebody' }, 'owner'],
  ['a narrower host range', { hostApi: '~1.2.0' }, 'hostApi'],
  ['a route removed', { routes: released.routes.slice(1) }, 'routes[/notes]'],
  ['a protected route opened', withRoute({ access: 'public' }), 'routes[/notes].access'],
  ['an open route behind the plan', withRoute({ gated: true }), 'routes[/notes].gated'],
  ['another layout', withRoute({ layout: 'bare' }), 'routes[/notes].layout'],
  ['a menu entry removed', withoutNavigation(), 'routes[/notes].navigation'],
  ['prerendering dropped', withRoute({ prerender: false }, 1), 'routes[/notes/about].prerender'],
  ['an exposed module removed', { exposes: {} }, 'exposes[./routes]'],
  ['an export removed', { exposes: { './routes': ['routes'] } }, 'exposes[./routes]'],
  ['another major of a shared module', { shared: { react: '^20.0.0' } }, 'shared[react]'],
  ['a new foreign origin', { origins: ['https://elsewhere.example'] }, 'origins'],
  ['a budget raised by half', { budget: { firstRoute: 75_000, total: 100_000 } }, 'budget.firstRoute'],
  ['a new version in the old container', { version: '1.0.1-bbbbbbbb' }, 'container'],
];

describe('a breaking change of a contract', () => {
  for (const [name, change, field] of seeded)
    it(`is seen: ${name}`, () => {
      const fields = contractChanges(released, aContract(change)).map((found) => found.field);
      assert.ok(fields.includes(field), `expected ${field} in ${fields.join(', ')}`);
    });

  it('is not seen where nothing was promised', () => {
    const more = aContract({
      version: '1.1.0-cccccccc',
      container: 'rw_notes_1_1_0_cccccccc',
      routes: [...released.routes, { ...released.routes[0]!, path: '/notes/new' }],
      hostApi: '^1.0.0',
    });
    assert.deepEqual(contractChanges(released, more), []);
  });

  it('stops a release with field and owner, unless the major version is raised', () =>
    withFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(aShell(directory), origin);
      await releaseRemote(aBuild(directory, released), origin);
      const gone = { routes: released.routes.slice(1), assets: {}, shared: {} };
      const minor = aContract({ ...gone, version: '1.1.0-bbbbbbbb', container: 'rw_notes_b' });
      const [finding] = checkBuild(aBuild(directory, minor), origin);
      assert.equal(finding?.owner, 'Notes');
      assert.match(finding.message, /^routes\[\/notes\]: /);
      const major = aContract({ ...gone, version: '2.0.0-cccccccc', container: 'rw_notes_c' });
      assert.deepEqual(checkBuild(aBuild(directory, major), origin), []);
    }));
});
