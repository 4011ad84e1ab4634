import { openWordpress } from '@rankwright/platforms/wordpress/wordpress';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createContext, createRecordedSite, readError, type RecordedAnswer } from '../recordedSite.ts';
import { refuse } from './wordpressSite.ts';

const found: RecordedAnswer[] = [{ text: '' }, { body: { namespaces: [] } }];
const secrets = { applicationPassword: 'a<b>&c' };

const open = (answers: RecordedAnswer[], change: { root?: string } = {}) => {
  const recorded = createRecordedSite(...answers);
  const settings = { siteUrl: 'https://roses.example', username: 'ada', ...change };
  return { ...recorded, site: openWordpress(createContext(recorded.outbound), settings, secrets) };
};

describe('a WordPress site that is connected', () => {
  const verify = (me: unknown, site: unknown) => {
    const { site: opened, ...recorded } = open([...found, { body: me }, { body: site }]);
    return { ...recorded, verified: opened.verify() };
  };
  const mayPublish = { publish_posts: true };

  it('says its name, its address and what this user may do', async () => {
    const site = { name: 'Roses', home: 'https://www.roses.example', url: 'https://x.example' };
    const { verified, listRequests } = verify({ name: 'Ada', capabilities: mayPublish }, site);
    assert.deepEqual(await verified, {
      name: 'Roses',
      url: 'https://www.roses.example',
      settings: { root: 'https://roses.example/wp-json/' },
      checks: [
        { name: 'Site API', ok: true, detail: 'found' },
        { name: 'Login', ok: true, detail: 'signed in as Ada' },
        { name: 'Publishing', ok: true, detail: 'allowed' },
      ],
    });
    assert.deepEqual(listRequests(), [
      'GET https://roses.example/',
      'GET https://roses.example/wp-json/',
      'GET https://roses.example/wp-json/wp/v2/users/me?context=edit',
      'GET https://roses.example/wp-json/',
    ]);
  });

  it('may say nothing', async () => {
    const { name, url, checks } = await verify({}, {}).verified;
    assert.deepEqual([name, url], ['', 'https://roses.example']);
    assert.deepEqual(checks.slice(1), [
      { name: 'Login', ok: true, detail: 'signed in as ada' },
      {
        name: 'Publishing',
        ok: false,
        detail: 'this user can write but not publish; posts stay pending review',
      },
    ]);
  });

  it('has a link that can be followed and a name of one line', async () => {
    for (const [site, url] of [
      [{ home: 'javascript:alert(1)', url: 'HTTP://b.example' }, 'HTTP://b.example'],
      [{ home: 'see https://a.example', url: 'https://b.example' }, 'https://b.example'],
      [{ home: 'https://[', url: '' }, 'https://roses.example'],
    ] as const)
      assert.equal((await verify({}, site).verified).url, url);
    const long = 'a'.repeat(201);
    const { name, checks } = await verify({ name: long }, { name: long }).verified;
    assert.equal(name, 'a'.repeat(200));
    assert.equal(checks[1]?.detail, `signed in as ${'a'.repeat(200)}`);
  });

  it('looks for the API once when its place is not stored', async () => {
    const { site, listRequests } = open([...found, { body: [] }, { body: [] }, { body: [] }]);
    await site.listOptions();
    assert.deepEqual(listRequests().slice(1, 3), [
      'GET https://roses.example/wp-json/',
      'GET https://roses.example/wp-json/wp/v2/categories?per_page=100&offset=0',
    ]);
    assert.equal(listRequests().length, 5);
  });
});

describe('a failed sign-in', () => {
  const notSignedIn = refuse('rest_not_logged_in', 401);
  const explain = (answer: RecordedAnswer, root?: string) => {
    const { site, sent } = open([...found, notSignedIn, answer], root === undefined ? {} : { root });
    return { sent, error: readError(site.verify()) };
  };
  const unknown = [
    'permanent',
    'Sign-in failed. Check the username and the application password. If they are correct, your host removes the Authorization header: ask it to allow the header, or use HTTPS.',
    'reconnect',
  ];
  const wrong = ['permanent', 'Invalid WordPress credentials', 'reconnect', 'WORDPRESS_CREDENTIALS'];
  const removed = [
    'permanent',
    'The password is correct, but your host removes the Authorization header. Ask your host to allow the header, or use HTTPS.',
    'reconnect',
  ];

  it('is explained by a sign-in that needs no header', async () => {
    const { error, sent } = explain({ text: '<member><name>blogid</name></member>' });
    assert.deepEqual(await error, removed);
    assert.deepEqual(sent[3], {
      url: 'https://roses.example/xmlrpc.php',
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'text/xml' },
      body: '<?xml version="1.0"?><methodCall><methodName>wp.getUsersBlogs</methodName><params><param><value><string>ada</string></value></param><param><value><string>a&lt;b&gt;&amp;c</string></value></param></params></methodCall>',
    });
  });

  for (const [name, answer, expected] of [
    ['the password is wrong', { text: '<fault><int>403</int></fault>' }, wrong],
    ['another fault', { text: '<fault><int>405</int></fault>' }, unknown],
    ['no fault', { text: '<int>403</int>' }, unknown],
    ['no answer', new Error('late'), unknown],
  ] as const)
    it(`is explained as far as it can be: ${name}`, async () => {
      assert.deepEqual(await explain(answer).error, expected);
    });

  for (const [root, address] of [
    ['https://a.example/blog/wp-json/', 'https://a.example/blog/xmlrpc.php'],
    ['https://a.example/blog/wp-json', 'https://a.example/blog/xmlrpc.php'],
    ['https://a.example/index.php?rest_route=/', 'https://a.example/xmlrpc.php'],
    ['https://a.example/blog/?rest_route=/', 'https://a.example/blog/xmlrpc.php'],
    ['https://a.example/wp-json/v/', 'https://a.example/wp-json/v/xmlrpc.php'],
  ] as const)
    it(`is asked beside ${root}`, async () => {
      const { site, listRequests } = open([notSignedIn, new Error('late')], { root });
      const post = { slug: 'a', idempotencySlug: 'a', imageUrl: null, tags: [], categories: [], author: '' };
      await readError(site.publish(post as never, '7'));
      assert.equal(listRequests().at(-1)?.split(' ')[1], address);
    });

  it('is no other error', async () => {
    const { site, sent } = open([...found, refuse('rest_x', 400, 'No.')]);
    assert.deepEqual(await readError(site.verify()), ['permanent', 'No.', 'edit']);
    assert.equal(sent.length, 3);
  });
});
