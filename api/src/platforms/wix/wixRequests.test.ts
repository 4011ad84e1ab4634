import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError, type RecordedAnswer } from '../recordedSite.ts';
import { emptyTree, openSite } from './wixSite.ts';

const open = (...answers: RecordedAnswer[]) => openSite({}, emptyTree, ...answers);
const member = (id: string, profile: unknown, loginEmail?: string) => ({ id, profile, loginEmail });

describe('the options of a Wix site', () => {
  it('are its categories, tags and members', async () => {
    const members = [
      member('1', { nickname: 'Ada' }, 'ada@example.com'),
      member('2', {}, 'grace@example.com'),
      member('3', null),
    ];
    const { site, sent, listRequests } = open(
      { body: { categories: [{ id: 'c', label: 'Garden' }] } },
      { body: { tags: [{ id: 't', label: 'roses' }] } },
      { body: { members } },
    );
    const people = [
      { id: '1', label: 'Ada' },
      { id: '2', label: 'grace@example.com' },
      { id: '3', label: '3' },
    ];
    assert.deepEqual(await site.listOptions(), {
      categories: [{ id: 'c', label: 'Garden' }],
      tags: [{ id: 't', label: 'roses' }],
      members: people,
      authors: people,
    });
    assert.deepEqual(listRequests(), [
      'GET /blog/v3/categories?paging.limit=100',
      'POST /blog/v3/tags/query {"paging":{"limit":100}}',
      'GET /members/v1/members?fieldsets=FULL&paging.limit=100',
    ]);
    assert.deepEqual(sent[1], {
      url: 'https://wix.example/blog/v3/tags/query',
      method: 'POST',
      timeoutMs: 70_000,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: 'key',
        'wix-site-id': 'site',
      },
      body: '{"paging":{"limit":100}}',
    });
  });

  it('may be none, and the members may be secret', async () => {
    const nothing = { categories: [], tags: [], members: [], authors: [] };
    assert.deepEqual(await open({ body: {} }, { body: {} }, { body: {} }).site.listOptions(), nothing);
    assert.deepEqual(await open({ body: {} }, { body: {} }, { status: 403 }).site.listOptions(), nothing);
    const failing = open({ body: {} }, { body: {} }, { status: 500 });
    assert.equal((await readError(failing.site.listOptions()))[0], 'temporary');
  });
});

describe('a refused request to Wix', () => {
  const refuse = (status: number, body?: unknown) => ({ status, body });
  const application = { applicationError: { description: 'No blog.' } };
  const violations = [{ field: 'title', description: 'is too long' }, { description: 'Nothing else.' }];
  for (const [name, answer, expected] of [
    [
      'a missing permission',
      refuse(403, { message: 'x' }),
      [
        'permanent',
        'This Wix API key does not have the required permissions. Give it the blog, media and members permissions, and check that it belongs to the account that owns the site.',
        'reconnect',
      ],
    ],
    [
      'a site without a blog',
      refuse(428),
      ['permanent', 'This Wix site has no blog yet. Add the Wix Blog app to it, then try again.', 'edit'],
    ],
    [
      'its message',
      refuse(400, { message: 'Too long.' }),
      ['permanent', 'Wix rejected the request: Too long.', 'edit'],
    ],
    [
      'what the blog says',
      refuse(400, { message: 'Too long.', details: application }),
      ['permanent', 'Wix rejected the request: No blog.', 'edit'],
    ],
    [
      'each field',
      refuse(400, {
        message: 'Too long.',
        details: { ...application, validationError: { fieldViolations: violations } },
      }),
      ['permanent', 'Wix rejected the request: title: is too long Nothing else.', 'edit'],
    ],
    [
      'no fields',
      refuse(400, { message: 'Too long.', details: { validationError: { fieldViolations: [] } } }),
      ['permanent', 'Wix rejected the request: Too long.', 'edit'],
    ],
    [
      'no words of the blog',
      refuse(400, { message: 'Too long.', details: { applicationError: {} } }),
      ['permanent', 'Wix rejected the request: Too long.', 'edit'],
    ],
    ['nothing', refuse(400, {}), ['permanent', 'Wix rejected the request (HTTP 400).', 'edit']],
    [
      'no JSON',
      { status: 400, text: '<html>' },
      ['permanent', 'Wix rejected the request (HTTP 400).', 'edit'],
    ],
    [
      'a wrong key',
      refuse(401, { message: 'x' }),
      ['permanent', 'Wix rejected these credentials. Check them and try again.', 'reconnect'],
    ],
    [
      'an answer of another shape',
      refuse(200, { categories: 1 }),
      ['temporary', 'Wix returned a response that Rankwright cannot read. Try again in a moment.', 'retry'],
    ],
  ] as const)
    it(name, async () => {
      const { site, sent } = open(answer);
      assert.deepEqual(await readError(site.listOptions()), expected);
      assert.equal(sent.length, 1);
    });

  it('is repeated once when Wix lost the identity of a valid key', async () => {
    const lost = refuse(401, { message: 'UNAUTHENTICATED: No Identity Found' });
    const { site, sent } = open(lost, { body: {} }, { body: {} }, { body: {} });
    await site.listOptions();
    assert.deepEqual(sent[1], sent[0]);
    const still = open(lost, lost);
    assert.equal((await readError(still.site.listOptions()))[2], 'reconnect');
    assert.equal(still.sent.length, 2);
    const other = open(refuse(400, { message: 'no identity found' }));
    await readError(other.site.listOptions());
    assert.equal(other.sent.length, 1);
  });
});

describe('a Wix site that is connected', () => {
  const named = {
    body: { properties: { siteDisplayName: 'Roses', businessName: 'X', url: 'https://r.example' } },
  };
  const people = {
    body: { members: [member('1', { nickname: 'Ada' }), member('2', { nickname: 'Grace' })] },
  };
  const verify = (settings: object, ...answers: RecordedAnswer[]) => {
    const opened = openSite(settings, emptyTree, { body: {} }, ...answers);
    return { ...opened, verified: opened.site.verify() };
  };

  it('says its name, its address and the first author', async () => {
    const { verified, listRequests } = verify({}, named, people);
    assert.deepEqual(await verified, {
      name: 'Roses',
      url: 'https://r.example',
      settings: { memberId: '1' },
      checks: [
        { name: 'Blog', ok: true, detail: 'connected' },
        { name: 'Site', ok: true, detail: 'Roses' },
        { name: 'Author', ok: true, detail: 'Ada' },
      ],
    });
    assert.deepEqual(listRequests(), [
      'GET /blog/v3/draft-posts?paging.limit=1',
      'GET /site-properties/v4/properties',
      'GET /members/v1/members?fieldsets=FULL&paging.limit=100',
    ]);
  });

  it('has other names and addresses', async () => {
    const other = {
      businessName: 'Garden',
      externalSiteUrl: 'https://g.example',
      siteDisplayName: '',
      url: null,
    };
    const { name, url } = await verify({}, { body: { properties: other } }, people).verified;
    assert.deepEqual([name, url], ['Garden', 'https://g.example']);
    const none = await verify({}, { body: { properties: {} } }, people).verified;
    assert.deepEqual([none.name, none.url], ['site', 'https://manage.wix.com/dashboard/site']);
    assert.equal(none.checks[1]?.detail, 'site');
  });

  it('may keep its name and its members to itself', async () => {
    const { name, checks, settings } = await verify({}, { status: 403 }, { status: 403 }).verified;
    assert.equal(name, 'site');
    assert.deepEqual(settings, { memberId: null });
    assert.deepEqual(checks.slice(1), [
      { name: 'Site', ok: true, detail: 'name not readable with this API key (optional)' },
      {
        name: 'Author',
        ok: false,
        detail:
          'Wix requires a site member as the author, and none was found. Add a site member under Customers & Leads > Site Members, and give the API key the members permission.',
      },
    ]);
    assert.equal((await readError(verify({}, { status: 500 }).verified))[0], 'temporary');
  });

  it('keeps the author that was selected', async () => {
    const selected = await verify({ memberId: '2' }, named, people).verified;
    assert.deepEqual([selected.settings, selected.checks[2]?.detail], [{ memberId: '2' }, 'Grace']);
    const gone = await verify({ memberId: '9' }, named, people).verified;
    assert.deepEqual(
      [gone.settings, gone.checks[2]],
      [{ memberId: '9' }, { name: 'Author', ok: true, detail: '9' }],
    );
  });
});
