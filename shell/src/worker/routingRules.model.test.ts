import { findRule } from './routingRules.model.ts';

const origin = 'https://rankwright.example';
const ruleFor = (address: string): string | null => findRule(new URL(address, origin), origin);

describe('the routing rules of the service worker', () => {
  it.each([
    ['/shell/1.0.0-aaaaaaaa/shell.1234567890.js', 'file'],
    ['/shell/1.0.0-aaaaaaaa/inter-latin-400-normal.1234567890.woff2', 'file'],
    ['/remotes/planner/1.0.0-bbbbbbbb/entry.js', 'file'],
    ['/remotes/planner/1.0.0-bbbbbbbb/remote.contract.json', 'contract'],
    ['/', 'page'],
    ['/content-planner?month=2026-11', 'page'],
    ['/blog/roses', 'page'],
  ])('answer %s as a %s', (address, rule) => expect(ruleFor(address)).toBe(rule));

  it.each([
    '/registry.json',
    '/versions.json',
    '/service-worker.js',
    '/sitemap.xml',
    '/api/auth/content-history',
    '/api',
    '/files/a/b.png',
    '/dev/outbox',
    '/remotes/planner/1.0.0-bbbbbbbb/entry.js?try=2',
    '/remotes/planner/1.0.0-bbbbbbbb/entry.js.map',
    'https://remotes.example/remotes/planner/1.0.0-bbbbbbbb/entry.js',
    'https://accounts.google.com/gsi',
  ])('leave %s to the browser', (address) => expect(ruleFor(address)).toBeNull());

  it('do not take a page for the API because its address begins alike', () =>
    expect(ruleFor('/apiary')).toBe('page'));
});
