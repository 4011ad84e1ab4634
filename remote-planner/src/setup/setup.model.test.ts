import { emptySiteProfile } from '@rankwright/contracts/siteProfile';
import { sampleKeyword } from '../testing/fakeKeywordApi.ts';
import {
  applyAnswers,
  findSiteUrl,
  parseSiteUrl,
  planFirstMonth,
  suggestDays,
  validateSite,
} from './setup.model.ts';

describe('the site of a setup', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    [' http://blog.example.com/news ', 'http://blog.example.com/news'],
    ['my site', null],
    ['example', null],
  ])('reads “%s” as %s', (text, url) => {
    expect(parseSiteUrl(text)).toBe(url);
  });

  it('needs a niche and an audience; the site may be empty', () => {
    const answers = { site: '', niche: 'roses', audience: 'gardeners' };
    expect(validateSite(answers)).toEqual({});
    expect(validateSite({ site: 'no url', niche: ' ', audience: ' ' })).toEqual({
      site: 'Enter a URL such as example.com, or leave it empty.',
      niche: 'Enter what your site is about.',
      audience: 'Enter who reads your site.',
    });
    expect(validateSite({ ...answers, site: ' ' })).toEqual({});
  });

  it('becomes one of the own pages, once, and keeps the others', () => {
    const other = { title: 'Shop', url: 'https://example.com/shop' };
    const answers = { site: 'example.com', niche: ' roses ', audience: 'gardeners' };
    const saved = applyAnswers({ ...emptySiteProfile, ownPages: [other], tone: 'calm' }, answers);
    expect(saved).toMatchObject({ niche: 'roses', audience: 'gardeners', tone: 'calm' });
    expect(saved.ownPages).toEqual([{ title: 'example.com', url: 'https://example.com/' }, other]);
    expect(applyAnswers(saved, { ...answers, site: findSiteUrl(saved) }).ownPages).toEqual(saved.ownPages);
    expect(applyAnswers(saved, { ...answers, site: 'roses.example' }).ownPages).toEqual([
      { title: 'roses.example', url: 'https://roses.example/' },
      other,
    ]);
    expect(applyAnswers(saved, { ...answers, site: '' }).ownPages).toEqual([other]);
  });
});

describe('the days of a first month', () => {
  it('are one working day a week, after tomorrow', () => {
    expect(suggestDays('2026-11-21', [], 4)).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
    ]);
    expect(suggestDays('2026-11-19', [], 1)).toEqual(['2026-11-23']);
  });

  it('leave out days that have an article', () => {
    expect(suggestDays('2026-11-21', ['2026-11-23', '2026-12-01', '2026-12-04'], 2)).toEqual([
      '2026-11-24',
      '2026-12-02',
    ]);
  });

  it('get the first four keywords', () => {
    const keywords = [1, 2, 3, 4, 5].map((number) => sampleKeyword(number));
    const plan = planFirstMonth(keywords, '2026-11-21', [], '09:00');
    expect(plan).toHaveLength(4);
    expect(plan[0]).toEqual({
      id: keywords[0]?.id,
      keyword: 'keyword 1',
      title: 'Keyword 1',
      date: '2026-11-23',
      time: '09:00',
    });
  });
});
