import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { remoteRoute } from '@rankwright/contracts/remote';
import { createEmptyRegistry } from '../../origin/registryFile.ts';
import { findRouteConflicts } from './routeConflicts.ts';

const createRoutes = (paths: readonly string[]) =>
  paths.map((path) => remoteRoute.parse({ path, access: 'protected', layout: 'app', title: path }));

const registry = {
  ...createEmptyRegistry('1.0.0-shell', new Date(0)),
  remotes: [
    {
      name: 'notes',
      owner: 'Notes',
      routes: createRoutes(['/', '/notes', '/notes/about', '/notes/:id/edit']),
      current: {
        version: '1.0.0-aaaaaaaa',
        base: '/remotes/notes/1.0.0-aaaaaaaa/',
        contractIntegrity: 'sha384-',
      },
      previous: null,
    },
  ],
};

const findConflicts = (path: string, name = 'shop'): string[] =>
  findRouteConflicts({ name, routes: createRoutes([path]) }, registry);

describe('a route of a remote', () => {
  it('may not be one that another remote has', () => {
    assert.deepEqual(findConflicts('/notes'), ['routes[/notes]: already belongs to notes (Notes)']);
  });

  for (const [path, taken] of [
    ['/notes/:id', '/notes/about'],
    ['/:page', '/notes'],
    ['/Notes', '/notes'],
    ['/notes/:note/edit', '/notes/:id/edit'],
    ['/notes/new/edit', '/notes/:id/edit'],
  ] as const)
    it(`may not take addresses of another remote: ${path}`, () => {
      assert.deepEqual(findConflicts(path), [
        `routes[${path}]: takes addresses of ${taken}, which belongs to notes (Notes)`,
      ]);
    });

  for (const path of ['/shop', '/notes/:id/print', '/notes/new', '/notes-of-mine'])
    it(`may lie beside those of another remote: ${path}`, () => {
      assert.deepEqual(findConflicts(path), []);
    });

  it('is its own in the next version', () => {
    assert.deepEqual(findConflicts('/notes', 'notes'), []);
    assert.deepEqual(findRouteConflicts({ name: 'notes', routes: createRoutes(['/notes']) }, null), []);
  });
});
