import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { getFileInfo } from '../build/fileInfo.ts';
import { releaseRemote } from '../release/releaseRemote.ts';
import { releaseShell } from '../release/releaseShell.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../testing/testBuilds.ts';
import { options, readPage, withOrigin } from './testing/testPages.ts';
import { writePages } from './writePages.ts';

describe('building pages that work without the app', () => {
  const closingSource = 'document.title = "</script>"';
  const about = { html: '<main><h1>About</h1></main>', styles: '', head: '', toasts: '<p>Toast</p>' };
  const writeAbout = (origin: string): string => {
    writePages({ ...options(origin), prerendered: { '/notes/about': about } });
    return readPage(origin, '/notes/about');
  };
  const withAboutScript = (
    file: string | null,
    work: (html: string) => void,
    source = '// about',
  ): Promise<void> =>
    withTemporaryFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(writeTestShell(directory), origin);
      const files = { ...createTestContract().files, 'about.js': getFileInfo(Buffer.from(source)) };
      const changes = { files, pageScripts: { '/notes/about': file } };
      const build = writeTestBuild(directory, createTestContract(changes));
      writeFileSync(path.join(build, 'about.js'), source);
      await releaseRemote(build, origin);
      work(writeAbout(origin));
    });

  it('run the host’s and the remote’s page script and keep the app in the template', () =>
    withAboutScript('about.js', (html) => {
      const [visible = '', deferred = ''] = html.split('<template id="rankwright-scripts"');
      assert.match(visible, /<script>\/\/ staticPage<\/script>/);
      assert.match(visible, /<script>\/\/ heldSubmit<\/script>/);
      assert.doesNotMatch(visible, /as="script"|shell\.js" integrity/);
      assert.match(visible, /<script type="module">\/\/ about<\/script>/);
      assert.match(
        deferred,
        /entry\.js.*shell\.js.*<template id="rankwright-toasts"><p>Toast<\/p><\/template>/s,
      );
    }));

  it('need no script of their own where HTML is enough', () =>
    withAboutScript(null, (html) => {
      assert.match(html, /\/\/ staticPage</);
      assert.doesNotMatch(html, /type="module"|<script defer src="[^"]*about/);
    }));

  it('allow the inlined page script in the security policy by hash', () =>
    withAboutScript('about.js', (html) => {
      const hash = createHash('sha256').update('// about').digest('base64');
      assert.ok(/script-src [^;]*/.exec(html)?.[0].includes(`'sha256-${hash}'`));
    }));

  it('load a page script as a file that would end its element in the page', () =>
    withAboutScript(
      'about.js',
      (html) => {
        const { integrity } = getFileInfo(Buffer.from(closingSource));
        const tag = `<script defer src="/remotes/notes/1.0.0-aaaaaaaa/about.js" integrity="${integrity}"></script>`;
        assert.ok(html.includes(tag));
      },
      closingSource,
    ));

  it('allow their speculation rules in the security policy by hash', () =>
    withAboutScript(null, (html) => {
      const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? '';
      assert.deepEqual(JSON.parse(rules), {
        prefetch: [{ where: { href_matches: ['/notes/about'] }, eagerness: 'moderate' }],
      });
      const hash = createHash('sha256').update(rules).digest('base64');
      assert.ok(/script-src [^;]*/.exec(html)?.[0].includes(`'sha256-${hash}'`));
    }));

  it('contain no file of the server that a contract names as its page script', () =>
    withTemporaryFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(writeTestShell(directory), origin);
      writeFileSync(path.join(directory, 'secret.txt'), 'the secret of the server');
      const changes = { pageScripts: { '/notes/about': '../../../../secret.txt' } };
      await releaseRemote(writeTestBuild(directory, createTestContract(changes)), origin);
      assert.doesNotMatch(writeAbout(origin), /the secret of the server/);
    }));

  it('are hydrated by a host or with a remote that has no page script', () =>
    withOrigin((origin) => {
      assert.match(writeAbout(origin), /<script defer data-start src="\/shell\/1\.0\.0-shell\/shell\.js"/);
      assert.doesNotMatch(writeAbout(origin), /speculationrules|staticPage<|<template/);
    }));
});
