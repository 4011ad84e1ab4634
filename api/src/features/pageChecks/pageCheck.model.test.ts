import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ParsedPage } from '../../parsing/pageModel.ts';
import {
  describeBrokenLinks,
  describeHeavyImages,
  isSamePage,
  judgePage,
  judgeStatus,
  listAddresses,
  robotsProblem,
  sitemapProblem,
} from './pageCheck.model.ts';

const url = 'https://roses.example/pruning';
const healthy: ParsedPage = {
  ...{ title: 'Pruning roses', robots: ['index, follow'], canonicals: [url], base: null },
  ...{ links: [], images: [], structuredData: 1, brokenStructuredData: 0 },
};
const judge = (change: Partial<ParsedPage>, robotsHeader = '', linkHeader = '') =>
  judgePage(url, { robotsHeader, linkHeader }, { ...healthy, ...change });
const noindex = {
  ...{ code: 'noindex', needsAttention: true },
  text: 'The page asks search engines not to list it (noindex).',
};

describe('what keeps a live page from being found', () => {
  it('is nothing on a healthy page', () => {
    assert.deepEqual(judge({}), []);
    assert.deepEqual(judge({ canonicals: [], robots: [] }), []);
  });

  for (const directive of ['noindex', 'follow, none'])
    it(`is “${directive}” in a tag or in the header`, () => {
      assert.deepEqual(judge({ robots: ['all', directive] }), [noindex]);
      assert.deepEqual(judge({}, directive), [noindex]);
    });

  it('is no word that only contains one', () => {
    assert.deepEqual(judge({ robots: ['noindexed', 'nonexistent'] }), []);
    assert.deepEqual(judge({ robots: ['index, follow, max-image-preview:none'] }), []);
  });

  it('is a directive for Google, and none for another bot', () => {
    assert.deepEqual(judge({}, 'examplebot: noindex'), []);
    assert.deepEqual(judge({}, 'googlebot: nofollow, noindex'), [noindex]);
    assert.deepEqual(judge({}, 'max-snippet:20, noindex'), [noindex]);
  });

  it('is another original that the Link header names', () => {
    const links = '<https://roses.example/a>; rel=preload, <https://roses.example/b>; rel="canonical"';
    assert.deepEqual(
      judge({ canonicals: [] }, '', links).map(({ text }) => text),
      ['The page names another one as the original: https://roses.example/b'],
    );
  });

  it('is no difference in percent-encoding', () => {
    const [one, other] = ['https://a.example/%d0%b0%7e', 'https://a.example/%D0%B0~/'];
    assert.equal(isSamePage(one, other), true);
    assert.equal(isSamePage(one, 'https://a.example/%D0%B1~'), false);
  });

  it('is another page that it names as the original, but not another way to write its own address', () => {
    assert.deepEqual(judge({ canonicals: ['/roses', url] }), [
      {
        code: 'canonical',
        text: 'The page names another one as the original: https://roses.example/roses',
        needsAttention: true,
      },
    ]);
    assert.deepEqual(judge({ canonicals: ['http://www.roses.example/pruning/'] }), []);
    assert.deepEqual(judge({ canonicals: ['https://'] }), []);
  });

  it('is a missing title, and structured data that nobody can read', () => {
    assert.deepEqual(judge({ title: '', brokenStructuredData: 1 }), [
      { code: 'title', text: 'The page has no title.', needsAttention: true },
      {
        code: 'structured-data',
        text: 'Structured data (JSON-LD) of the page is not valid JSON.',
        needsAttention: true,
      },
    ]);
  });

  it('is an answer that says for certain that there is no page', () => {
    for (const status of [404, 410])
      assert.deepEqual(judgeStatus(status), [
        { code: 'status', text: `The page is gone: the site answers ${status}.`, needsAttention: true },
      ]);
    for (const status of [200, 403, 500, 503]) assert.deepEqual(judgeStatus(status), []);
  });

  it('is said of the site, too', () => {
    assert.deepEqual(robotsProblem, {
      code: 'robots',
      text: 'The site’s robots.txt keeps search engines from the page.',
      needsAttention: true,
    });
    assert.deepEqual(sitemapProblem, {
      code: 'sitemap',
      text: 'The site’s sitemap does not list the page.',
      needsAttention: false,
    });
  });

  it('are links that lead nowhere', () => {
    assert.deepEqual(describeBrokenLinks([]), []);
    assert.deepEqual(describeBrokenLinks(['https://a.example/', 'https://b.example/']), [
      {
        code: 'broken-links',
        text: 'Links on the page lead nowhere: https://a.example/, https://b.example/',
        needsAttention: true,
      },
    ]);
  });

  it('are heavy images, which need no attention', () => {
    assert.deepEqual(describeHeavyImages([]), []);
    const images = [1_260_000, 3_000_000].map((bytes, index) => ({
      url: `https://a.example/${index}`,
      bytes,
    }));
    assert.deepEqual(describeHeavyImages(images), [
      {
        code: 'heavy-images',
        text: 'Images are heavy: https://a.example/0 (1.3 MB), https://a.example/1 (3.0 MB)',
        needsAttention: false,
      },
    ]);
  });
});

describe('the addresses on a page', () => {
  it('are absolute, each once, without the page itself and what is no web address', () => {
    const found = ['/a', 'a#part', 'http://b.example/', 'mailto:a@b.example', 'https://', '#top', '/c'];
    assert.deepEqual(listAddresses(found, url, 10), [
      'https://roses.example/a',
      'http://b.example/',
      'https://roses.example/c',
    ]);
    assert.deepEqual(listAddresses(found, url, 1), ['https://roses.example/a']);
  });
});
