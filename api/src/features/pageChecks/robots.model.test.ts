import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAllowedByRobots, parseRobots } from './robots.model.ts';

const isAllowed = (robots: string, path: string) =>
  isAllowedByRobots(parseRobots(robots), `https://garden.example${path}`);

test('follows the rules for Google, else those for all', () => {
  const robots =
    'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nUser-agent: other\nDisallow: /drafts/ # ours\n';
  assert.equal(isAllowed(robots, '/roses'), true);
  assert.equal(isAllowed(robots, '/drafts/roses'), false);
  assert.equal(isAllowed('User-agent: *\nDisallow: /', '/roses'), false);
  assert.equal(isAllowed('User-agent: bingbot\nDisallow: /', '/roses'), true);
  assert.equal(isAllowed('User-agent: *\nDisallow:', '/roses'), true);
  assert.equal(isAllowed('<html>Not found</html>', '/roses'), true);
});

test('lets the longest rule decide, with stars and ends', () => {
  const robots = 'User-agent: *\nDisallow: /blog\nAllow: /blog/roses\nDisallow: /*.pdf$\nDisallow: /a*b*c';
  assert.equal(isAllowed(robots, '/blog/tulips'), false);
  assert.equal(isAllowed(robots, '/blog/roses'), true);
  assert.equal(isAllowed(robots, '/x/y.pdf'), false);
  assert.equal(isAllowed(robots, '/x/y.pdf?page=2'), true);
  assert.equal(isAllowed(robots, '/a-b-c'), false);
  assert.equal(isAllowed(robots, '/a-c-b'), true);
});

test('is quick on hostile files', () => {
  const hostile = `User-agent: *\nDisallow: /${'*a'.repeat(20_000)}$\n`.repeat(10);
  const since = performance.now();
  isAllowed(hostile, `/${'a'.repeat(20_000)}b`);
  assert.ok(performance.now() - since < 1_000);
});

test('names the sitemaps wherever they stand', () => {
  const { sitemaps } = parseRobots(
    'Sitemap: https://a.example/1.xml\r\nUser-agent: *\r\nSitemap: https://a.example/2.xml',
  );
  assert.deepEqual(sitemaps, ['https://a.example/1.xml', 'https://a.example/2.xml']);
});

test('compares paths percent-encoded, and reads the name of a bot without its version', () => {
  assert.equal(isAllowed('User-agent: *\nDisallow: /résumé/', '/r%C3%A9sum%C3%A9/x'), false);
  assert.equal(isAllowed('User-agent: *\nDisallow: /r%c3%a9sum%c3%a9', '/résumé'), false);
  assert.equal(isAllowed('User-agent: Googlebot/2.1\nDisallow: /', '/roses'), false);
});
