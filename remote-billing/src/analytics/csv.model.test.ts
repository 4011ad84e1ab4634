import { createAnalyticsCsv, getCsvFileName } from './csv.model.ts';

const article = {
  id: '1',
  title: 'Roses, "pruned"',
  description: '',
  keywords: ['roses', 'shears'],
  readTime: '4 min read',
  status: 'published',
  industry: '=cmd()',
  targetAudience: 'gardeners',
  createdAt: '2026-11-01T00:00:00Z',
};

describe('analytics CSV export', () => {
  it('has the documented columns and file name [A-151] [A-152]', () => {
    expect(createAnalyticsCsv([]).slice(1).trim()).toBe(
      '"Title","Keywords","Read Time","Status","Industry","Target Audience"',
    );
    expect(getCsvFileName('30d')).toBe('analytics-report-30d.csv');
  });

  it('quotes cells and escapes spreadsheet formulas [A-153]', () => {
    const [, row] = createAnalyticsCsv([article]).split('\r\n');
    expect(row).toBe(`"Roses, ""pruned""","roses; shears","4 min read","published","'=cmd()","gardeners"`);
  });

  it.each(['1=2', 'a+b', 'a-b', 'a@b', 'a\tb'])('leaves “%s” as it is: no formula begins there', (title) => {
    expect(createAnalyticsCsv([{ ...article, title }]).split('\r\n')[1]).toContain(`"${title}",`);
  });
});
