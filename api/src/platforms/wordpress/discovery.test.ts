import { AddressNotAllowedError } from '@rankwright/platforms/port/outbound';
import { describeSite } from '@rankwright/platforms/wordpress/describeSite';
import { buildApiUrl, discoverRoot } from '@rankwright/platforms/wordpress/discoverRoot';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createContext, createRecordedSite, readError, type RecordedAnswer } from '../recordedSite.ts';

const relation = 'https://api.w.org/';
const index = { body: { namespaces: ['wp/v2'] } };
const page = (link?: string): RecordedAnswer => ({ text: '<html>', ...(link && { headers: { link } }) });
const nothing = { status: 404, body: { namespaces: [] } };

const findRoot = (
  input: string,
  answers: RecordedAnswer[],
  listLinks: (html: string) => Promise<{ rel: string; href: string }[]> = () => Promise.resolve([]),
) => {
  const site = createRecordedSite(...answers);
  const { html } = createContext(site.outbound);
  return { ...site, root: discoverRoot({ outbound: site.outbound, html: { ...html, listLinks } }, input) };
};

describe('the root of a site', () => {
  for (const [name, link] of [
    ['quoted', `<https://roses.example/api/>; rel="${relation}"`],
    ['without quotes', `<https://roses.example/api/>; rel=${relation}`],
    ['without a space', `<https://roses.example/api/>;rel="${relation}"`],
    ['with spaces', `<https://roses.example/api/>  ;  title="x"; rel="${relation}"; type="x"`],
    [
      'after another',
      `<https://other.example/>; rel="next",   <https://roses.example/api/>; rel="${relation}"`,
    ],
    [
      'with a comma in a URL before',
      `<https://other.example/a,b>; rel="next", <https://roses.example/api/>; rel="${relation}"`,
    ],
  ] as const)
    it(`is what the Link header names: ${name}`, async () => {
      const { root, sent } = findRoot('https://roses.example', [page(link), index]);
      assert.equal(await root, 'https://roses.example/api/');
      assert.deepEqual(sent, [
        { url: 'https://roses.example/', headers: { accept: 'text/html' } },
        { url: 'https://roses.example/api/', headers: { accept: 'application/json' } },
      ]);
    });

  it('is where the API answers signed-in users only', async () => {
    const refused = { status: 401, body: { code: 'rest_not_logged_in', message: 'Log in.' } };
    const { root } = findRoot('https://roses.example', [page(), refused]);
    assert.equal(await root, 'https://roses.example/wp-json/');
  });

  it('is not found behind a password of the server, and the error says so', async () => {
    const closed = { status: 401, text: 'Denied', headers: { 'www-authenticate': 'Basic realm="Staging"' } };
    const { root } = findRoot('https://roses.example', [closed, closed, closed]);
    assert.match(String((await readError(root))[1]), /^roses\.example asks for a username and password/);
  });

  it('is what the page links', async () => {
    const links = [
      { rel: 'alternate', href: 'https://other.example/' },
      { rel: relation, href: '/api/' },
    ];
    const seen: string[] = [];
    const long = `${'a'.repeat(262_144)}b`;
    const { root } = findRoot('https://roses.example', [{ text: long }, index], (html) => {
      seen.push(html);
      return Promise.resolve(links);
    });
    assert.equal(await root, 'https://roses.example/api/');
    assert.deepEqual(seen, ['a'.repeat(262_144)]);
  });

  it('is at one of the usual places otherwise', async () => {
    const withoutLinks = findRoot('roses.example/blog', [page('<https://x.example/>; rel="next"'), index]);
    assert.equal(await withoutLinks.root, 'https://roses.example/blog/wp-json/');
    assert.deepEqual(withoutLinks.listRequests(), [
      'GET https://roses.example/blog',
      'GET https://roses.example/blog/wp-json/',
    ]);
    const plain = findRoot('http://roses.example/blog/', [page(), nothing, index], () =>
      Promise.reject(new Error('late')),
    );
    assert.equal(await plain.root, 'http://roses.example/blog/?rest_route=/');
    assert.deepEqual(plain.listRequests(), [
      'GET http://roses.example/blog/',
      'GET http://roses.example/blog/wp-json/',
      'GET http://roses.example/blog/?rest_route=/',
    ]);
  });

  it('is not what is no URL, and not what answers with something else', async () => {
    const strange = `<http://[>; rel="${relation}"`;
    for (const answer of [
      { body: null },
      { body: 'namespaces' },
      { body: {} },
      { text: 'namespaces' },
      new Error('late'),
      nothing,
    ]) {
      const { root, listRequests } = findRoot(' HTTPS://roses.example ', [page(strange), answer, answer]);
      assert.deepEqual(await readError(root), [
        'permanent',
        'No WordPress REST API was found at roses.example. Check the URL, and make sure that no security plugin blocks the REST API.',
        'edit',
      ]);
      assert.equal(listRequests().length, 3);
    }
  });

  it('cannot be found at what is no URL', async () => {
    for (const input of ['http://', 'https://a b', ' a b '])
      assert.deepEqual(await readError(findRoot(input, []).root), [
        'permanent',
        `"${input.trim()}" is not a valid URL. Enter one like https://example.com.`,
        'edit',
      ]);
  });

  it('cannot be found when the site is private or does not answer', async () => {
    const { root } = findRoot('roses.example', [new AddressNotAllowedError('10.0.0.1')]);
    assert.deepEqual(await readError(root), [
      'permanent',
      'This URL is not publicly reachable. Enter the public URL of your site.',
      'edit',
    ]);
    assert.deepEqual(await readError(findRoot('roses.example:81', [new Error('late')]).root), [
      'temporary',
      'roses.example:81 did not respond. Check the URL, or try again in a moment.',
      'retry',
    ]);
  });
});

describe('an address below the root', () => {
  for (const [root, path, expected] of [
    ['https://a.example/wp-json', '/wp/v2/posts', 'https://a.example/wp-json/wp/v2/posts?slug=a%26b'],
    ['https://a.example/wp-json/', '/', 'https://a.example/wp-json/?slug=a%26b'],
    ['https://a.example/?rest_route=/', '/wp/v2', 'https://a.example/?rest_route=%2Fwp%2Fv2&slug=a%26b'],
    ['https://a.example/?rest_route=/a/', '/b', 'https://a.example/?rest_route=%2Fa%2Fb&slug=a%26b'],
  ] as const)
    it(`${root} and ${path}`, () => {
      assert.equal(buildApiUrl(root, path, { slug: 'a&b' }), expected);
    });
  it('needs no query', () => {
    assert.equal(buildApiUrl('https://a.example/wp-json/', '/wp'), 'https://a.example/wp-json/wp');
  });
});

describe('what a site says about itself', () => {
  const describeRoses = (body: unknown) => {
    const { outbound, sent } = createRecordedSite(page(), index, ...(body === undefined ? [] : [{ body }]));
    return { sent, site: describeSite(createContext(outbound), 'roses.example') };
  };
  const offer = (authorization: unknown) => ({
    'application-passwords': { endpoints: { authorization } },
  });

  it('is its name, its home and the page that makes an application password', async () => {
    const authentication = offer('https://roses.example/wp-admin/authorize.php?a=1');
    const { site, sent } = describeRoses({
      name: 'Roses',
      home: 'https://www.roses.example',
      authentication,
    });
    assert.deepEqual(await site, {
      name: 'Roses',
      url: 'https://www.roses.example',
      authorizeUrl: 'https://roses.example/wp-admin/authorize.php?a=1&app_name=Rankwright',
    });
    assert.deepEqual(sent[2], {
      url: 'https://roses.example/wp-json/',
      headers: { accept: 'application/json' },
    });
  });

  it('may be nothing', async () => {
    for (const authentication of [undefined, [], offer('javascript:alert(1)'), offer('no URL'), offer(1)])
      assert.deepEqual(await describeRoses({ authentication }).site, {
        name: '',
        url: 'https://roses.example',
        authorizeUrl: null,
      });
    const plain = offer('http://roses.example/authorize');
    assert.equal(
      (await describeRoses({ authentication: plain }).site).authorizeUrl,
      'http://roses.example/authorize?app_name=Rankwright',
    );
  });

  it('has to be readable', async () => {
    for (const body of ['roses', undefined])
      assert.deepEqual(await readError(describeRoses(body).site), [
        'temporary',
        'roses.example did not describe itself. Check the URL, or try again in a moment.',
        'retry',
      ]);
  });
});
