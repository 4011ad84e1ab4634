import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { hostData } from '@rankwright/contracts/remote';
import { writeTestBuild, createTestContract } from '../testing/testBuilds.ts';
import { releaseRemote } from '../release/releaseRemote.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { arePagesCurrent } from './pageFiles.ts';
import { writePages } from './writePages.ts';
import { options, readPage, withOrigin } from './testing/testPages.ts';

describe('pages that were built before', () => {
  it('are current for the same registry and public URL only', () =>
    withOrigin((origin) => {
      const updatedAt = readRegistry(origin)?.updatedAt ?? '';
      const { publicUrl } = options(origin);
      assert.equal(arePagesCurrent(origin, updatedAt, publicUrl), false);
      writePages(options(origin));
      assert.equal(arePagesCurrent(origin, updatedAt, publicUrl), true);
      assert.equal(arePagesCurrent(origin, updatedAt, 'https://other.example'), false);
      assert.equal(arePagesCurrent(origin, '2026-01-01T00:00:00.000Z', publicUrl), false);
    }));

  it('are not current when their build was killed before its end', () =>
    withOrigin((origin) => {
      const updatedAt = readRegistry(origin)?.updatedAt ?? '';
      writePages(options(origin));
      rmSync(`${origin}/404.html`);
      mkdirSync(`${origin}/pages.json.${process.pid}.tmp`);
      assert.throws(() => writePages(options(origin)), /EISDIR/);
      rmSync(`${origin}/pages.json.${process.pid}.tmp`, { recursive: true });
      assert.equal(arePagesCurrent(origin, updatedAt, options(origin).publicUrl), false);
    }));
});

describe('building pages', () => {
  it('inlines the host data and preloads the matched route with integrity', () =>
    withOrigin((origin) => {
      writePages(options(origin));
      const html = readPage(origin, '/notes');
      const block =
        /<script type="application\/json" id="rankwright-host">(.*?)<\/script>/.exec(html)?.[1] ?? '';
      const data = hostData.parse(JSON.parse(block));
      assert.deepEqual(Object.keys(data.contracts), ['notes@1.0.0-aaaaaaaa']);
      assert.match(
        html,
        /<link rel="preload" as="script" href="\/remotes\/notes\/1\.0\.0-aaaaaaaa\/entry\.js" integrity="sha384-/,
      );
      assert.match(
        html,
        /<script defer data-start src="\/shell\/1\.0\.0-shell\/shell\.js" integrity="sha384-/,
      );
    }));

  it('preloads before the policy, behind which a browser fetches nothing ahead', () =>
    withOrigin((origin) => {
      writePages(options(origin));
      const [before = '', behind = ''] = readPage(origin, '/notes').split(
        '<meta http-equiv="content-security',
      );
      assert.match(
        before,
        /rel="preload" as="script" href="\/shell\/1\.0\.0-shell\/shell\.js" integrity="sha384-/,
      );
      assert.match(before, /rel="preload" as="script" href="\/remotes\/notes/);
      assert.doesNotMatch(behind, /rel="preload"/);
      assert.doesNotMatch(before, /<script/);
    }));

  it('gives a public page its title, description, canonical URL and security policy', () =>
    withOrigin((origin) => {
      const styles = '<style>.a{color:red}</style>';
      const about = { html: '<main><h1>About</h1></main>', styles, head: '' };
      writePages({ ...options(origin), prerendered: { '/notes/about': about } });
      const html = readPage(origin, '/notes/about');
      assert.match(html, /<title>About \| Rankwright<\/title>/);
      assert.match(html, /<link rel="canonical" href="https:\/\/rankwright\.example\/notes\/about">/);
      assert.match(html, /<main><h1>About<\/h1><\/main>/);
      const policy = /content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
      assert.match(policy, /style-src [^;]*'sha256-/);
      assert.doesNotMatch(policy, /script-src [^;]*unsafe/);
      assert.doesNotMatch(policy, /style-src [^;]*unsafe/);
    }));

  it('preloads the app of a prerendered page, which hydrates it, and holds a form that is submitted before', () =>
    withOrigin((origin) => {
      const about = { html: '<main><h1>About</h1></main>', styles: '', head: '' };
      writePages({ ...options(origin), prerendered: { '/notes/about': about } });
      const html = readPage(origin, '/notes/about');
      const [head = '', body = ''] = html.split('<body>');
      assert.match(head, /<link rel="preload" as="script" href="\/shell\/1\.0\.0-shell\/shell\.js"/);
      assert.match(
        head,
        /<link rel="preload" as="script" href="\/remotes\/notes\/1\.0\.0-aaaaaaaa\/entry\.js"/,
      );
      assert.match(head, /<script>\/\/ heldSubmit<\/script>/);
      assert.match(
        body,
        /"prerendered":true.*<script defer data-start src="\/shell\/1\.0\.0-shell\/shell\.js"/s,
      );
      assert.doesNotMatch(readPage(origin, '/notes'), /\/\/ heldSubmit/);
    }));

  it('contains the app shell of a private page, which the app replaces instead of hydrating', () =>
    withOrigin((origin) => {
      const notes = { html: '<main><p>Notes</p></main>', styles: '', head: '' };
      writePages({ ...options(origin), prerendered: { '/notes': notes } });
      assert.match(readPage(origin, '/notes'), /<div id="root"><main><p>Notes<\/p><\/main>/);
      assert.match(readPage(origin, '/notes'), /"prerendered":false/);
    }));

  it('shows a skeleton when a private page could not be rendered', () =>
    withOrigin((origin) => {
      writePages(options(origin));
      assert.match(
        readPage(origin, '/notes'),
        /<div id="root"><style>.*<div class="rw-s" aria-hidden="true"><i><\/i>/,
      );
    }));

  it('preloads the lazy shared modules that the matched route needs', () =>
    withOrigin(
      (origin) => {
        writePages(options(origin));
        const link =
          /<link rel="preload" as="script" href="\/shell\/1\.0\.0-shell\/tables\.js" integrity="sha384-/;
        assert.match(readPage(origin, '/notes'), link);
        assert.doesNotMatch(readPage(origin, '/notes/about'), link);
      },
      createTestContract({ lazySharedModules: { '/notes': ['@rankwright/shared-ui/tables'] } }),
    ));

  it('gives each value of a parameterised page its own title, description and tags', () => {
    const pages = { '/notes/roses': { title: 'Roses & thorns', description: 'When to prune.' } };
    const route = {
      ...createTestContract().routes[1]!,
      path: '/notes/:slug',
      prerender: ['/notes/roses'],
      pages,
    };
    return withOrigin(
      (origin) => {
        writePages(options(origin));
        const html = readPage(origin, '/notes/roses');
        assert.match(html, /<title>Roses &amp; thorns \| Rankwright<\/title>/);
        assert.match(html, /<meta name="description" content="When to prune\.">/);
        assert.match(html, /<meta property="og:type" content="article">/);
      },
      createTestContract({ routes: [route] }),
    );
  });

  it('writes one page for all addresses of a parameterised route, without a URL of its own', () => {
    const contract = createTestContract();
    const route = { ...contract.routes[1]!, path: '/notes/:id', prerender: false };
    return withOrigin(
      (origin) => {
        writePages(options(origin));
        const html = readPage(origin, '/notes/_parameter');
        assert.match(html, /<title>About \| Rankwright<\/title>/);
        assert.doesNotMatch(html, /canonical|og:url/);
        assert.doesNotMatch(readFileSync(path.join(origin, 'sitemap.xml'), 'utf8'), /:id|_parameter/);
      },
      { ...contract, routes: [route], assets: {} },
    );
  });

  it('writes no such page where the route lists its pages', () => {
    const contract = createTestContract();
    const pages = { '/notes/roses': { title: 'Roses', description: 'When to prune.' } };
    const route = { ...contract.routes[1]!, path: '/notes/:slug', prerender: false, pages };
    return withOrigin(
      (origin) => {
        writePages(options(origin));
        assert.match(readPage(origin, '/notes/roses'), /<title>Roses/);
        assert.equal(existsSync(path.join(origin, 'notes/_parameter/index.html')), false);
      },
      { ...contract, routes: [route], assets: {} },
    );
  });

  it('writes the social image and links it from public pages', () =>
    withOrigin((origin) => {
      writePages(options(origin));
      const html = readPage(origin, '/notes/about');
      assert.match(html, /property="og:image" content="https:\/\/rankwright\.example\/social\.png"/);
      assert.match(html, /name="twitter:card" content="summary_large_image"/);
      const image = readFileSync(path.join(origin, 'social.png'));
      assert.deepEqual([image.readUInt32BE(16), image.readUInt32BE(20)], [1200, 630]);
    }));

  it('shows Page Not Found at an unknown address, even without JavaScript', () =>
    withOrigin((origin) => {
      const notFound = { html: '<main><h1>Page Not Found</h1></main>', styles: '', head: '' };
      writePages({ ...options(origin), prerendered: { '/404': notFound } });
      const html = readFileSync(path.join(origin, '404.html'), 'utf8');
      assert.match(html, /<title>Page Not Found \| Rankwright<\/title>/);
      assert.match(html, /<div id="root"><main><h1>Page Not Found<\/h1>/);
      assert.match(html, /"prerendered":false/);
      assert.match(readPage(origin, '/dashboard'), /<div id="root"><\/div>/);
    }));

  it('keeps private pages out of search engines', () =>
    withOrigin((origin) => {
      writePages(options(origin));
      assert.match(readPage(origin, '/notes'), /<meta name="robots" content="noindex">/);
      assert.match(readFileSync(path.join(origin, 'robots.txt'), 'utf8'), /Disallow: \/notes\n/);
      const sitemap = readFileSync(path.join(origin, 'sitemap.xml'), 'utf8');
      assert.match(sitemap, /rankwright\.example\/notes\/about</);
      assert.doesNotMatch(sitemap, /rankwright\.example\/notes</);
    }));

  it('deletes the page of a removed route', () =>
    withOrigin(async (origin) => {
      writePages(options(origin));
      const fewer = createTestContract({
        version: '2.0.0-bbbbbbbb',
        container: 'rw_notes_b',
        routes: createTestContract().routes.slice(1),
      });
      await releaseRemote(writeTestBuild(path.dirname(origin), fewer), origin);
      writePages(options(origin));
      assert.equal(existsSync(path.join(origin, 'notes/index.html')), false);
      assert.ok(existsSync(path.join(origin, 'notes/about/index.html')));
    }));
});
