import { registry, releasedVersion } from './registry.schemas.ts';
import { releaseVersion, remoteConfig, remoteName } from './contract.schemas.ts';
import { toCanonicalJson } from './registry.ts';

const route = { path: '/shop', access: 'public', layout: 'public', title: 'Shop' };
const config = {
  name: 'shop',
  owner: 'Shop team',
  hostApi: '^1.0.0',
  routes: [route],
  budget: { firstRoute: 1, total: 2 },
};

it.each([
  ['shop', true],
  ['s2', true],
  ['my-shop', true],
  ['a'.repeat(41), true],
  ['a'.repeat(42), false],
  ['s', false],
  ['2shop', false],
  ['-shop', false],
  ['Shop', false],
  ['shop/..', false],
  ['../shop', false],
])('takes %s for the name of a remote: %s', (name, expected) => {
  expect(remoteName.safeParse(name).success).toBe(expected);
});

it.each([
  ['1.0.0', true],
  ['10.20.30-a1.b2', true],
  ['1.0', false],
  ['1.0.0-', false],
  ['1.0.0-A', false],
  ['v1.0.0', false],
  ['1.0.0/..', false],
  ['1x0x0', false],
])('takes %s for the version of a release: %s', (version, expected) => {
  expect(releaseVersion.safeParse(version).success).toBe(expected);
});

describe('remote configuration', () => {
  it('defaults to not gated and not prerendered', () => {
    expect(remoteConfig.parse(config).routes[0]).toMatchObject({
      gated: false,
      prerender: false,
      skeleton: 'plain',
    });
  });

  it.each([
    ['name', { ...config, name: 'Shop!' }],
    ['owner', { ...config, owner: '' }],
    ['routes', { ...config, routes: [] }],
    ['routes.0.path', { ...config, routes: [{ ...route, path: 'shop' }] }],
    ['routes.0.access', { ...config, routes: [{ ...route, access: 'secret' }] }],
    ['routes.0.skeleton', { ...config, routes: [{ ...route, skeleton: 'chart' }] }],
    ['budget.firstRoute', { ...config, budget: { firstRoute: -1, total: 2 } }],
    ['budget.total', { ...config, budget: { firstRoute: 1, total: 1.5 } }],
    ['origins.0', { ...config, origins: ['not an address'] }],
  ])('names the invalid field %s', (field, broken) => {
    expect(remoteConfig.safeParse(broken).error?.issues.map(({ path }) => path.join('.'))).toContain(field);
  });
});

describe('registry', () => {
  const entry = {
    name: 'shop',
    owner: 'Shop team',
    current: { version: '1.0.0', base: '/remotes/shop/1.0.0/', contractIntegrity: 'sha384-abc=' },
    previous: null,
    routes: [{ ...route, gated: false, prerender: false, skeleton: 'plain' }],
  };
  const whole = {
    schema: 1,
    hostApi: '1.0.0',
    updatedAt: '2026-01-01T00:00:00.000Z',
    shell: { version: '1.0.0', previous: null },
    allowedOrigins: [],
    remotes: [entry],
  };

  it.each([
    ['planner2', true],
    ['a'.repeat(41), true],
    ['a'.repeat(42), false],
    ['2planner', false],
    ['Planner', false],
    [' planner', false],
    ['plan-ner', false],
  ])('takes %s for the name of a setting: %s', (name, expected) => {
    const remotes = [{ ...entry, config: { [name]: 1 } }];
    expect(registry.safeParse({ ...whole, remotes }).success).toBe(expected);
  });

  it.each([
    [0, true],
    [100, true],
    [-1, false],
    [101, false],
  ])('gives a flag to %i percent of the browsers: %s', (percent, expected) => {
    const remotes = [{ ...entry, flags: { fast: percent } }];
    expect(registry.safeParse({ ...whole, remotes }).success).toBe(expected);
  });

  it('rejects a base without trailing slash and an integrity without sha384', () => {
    const broken = {
      ...entry,
      current: { ...entry.current, base: '/remotes/shop', contractIntegrity: 'md5-x' },
    };
    const { error } = registry.safeParse({ ...whole, remotes: [broken] });
    expect(error?.issues.map(({ path }) => path.at(-1))).toEqual(['base', 'contractIntegrity']);
  });
});

describe('the versions of an origin', () => {
  const version = {
    version: '1.0.0',
    base: '/remotes/shop/1.0.0/',
    releasedAt: '2026-01-01T00:00:00.000Z',
    withdrawn: null,
  };

  it.each([
    [null, true],
    ['failed', true],
    ['rolledBack', true],
    ['lost', false],
    [undefined, false],
  ])('may be withdrawn because of %s: %s', (withdrawn, expected) => {
    expect(releasedVersion.safeParse({ ...version, withdrawn }).success).toBe(expected);
  });

  it('have a folder', () => {
    expect(releasedVersion.safeParse({ ...version, base: '/remotes/shop' }).success).toBe(false);
  });
});

it('writes the same canonical JSON whatever the order of the keys', () => {
  expect(toCanonicalJson({ b: [{ d: 1, c: null }], a: 'x', e: undefined })).toBe(
    '{"a":"x","b":[{"c":null,"d":1}]}',
  );
  expect(toCanonicalJson({ a: 1, b: 2 })).toBe(toCanonicalJson({ b: 2, a: 1 }));
});
