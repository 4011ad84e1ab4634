import { getSchemas } from '../endpoints.ts';
import { createArticle } from '../articles/articles.endpoints.ts';
import { timeZone } from './fields.schemas.ts';

describe('time zone', () => {
  it.each(['Europe/London', 'America/New_York', 'UTC'])('accepts %s', (zone) => {
    expect(timeZone.safeParse(zone).success).toBe(true);
  });
  it.each(['', 'Nowhere/Else', '+05:30', '-08:00', '+25:00', "UTC'; --"])('refuses "%s"', (zone) => {
    expect(timeZone.safeParse(zone).success).toBe(false);
  });
  it('refuses offsets also in a version of Node that formats them', () => {
    const format = jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue({} as Intl.DateTimeFormat);
    expect(timeZone.safeParse('+05:30').success).toBe(false);
    expect(timeZone.safeParse('Europe/London').success).toBe(true);
    format.mockRestore();
  });
});

describe('image URL of an article', () => {
  const parse = (imageUrl: string) =>
    getSchemas(createArticle).body.safeParse({ title: 'Roses', content: 'Text', imageUrl }).success;
  it.each(['https://example.com/rose.jpg', 'http://example.com/rose.jpg', ''])('accepts "%s"', (url) => {
    expect(parse(url)).toBe(true);
  });
  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'file:///etc/passwd', '//example.com/x'])(
    'refuses %s',
    (url) => {
      expect(parse(url)).toBe(false);
    },
  );
});
