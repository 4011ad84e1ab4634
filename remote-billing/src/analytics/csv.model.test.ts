import { analyticsCsv, csvName } from './csv.model.ts';

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

describe('the analytics export', () => {
  it('has the documented columns and file name [A-151] [A-152]', () => {
    expect(analyticsCsv([]).slice(1).trim()).toBe(
      '"Title","Keywords","Read Time","Status","Industry","Target Audience"',
    );
    expect(csvName('30d')).toBe('analytics-report-30d.csv');
  });

  it('quotes what has commas and quotes, and never hands a spreadsheet a formula [A-153]', () => {
    const [, row] = analyticsCsv([article]).split('\r\n');
    expect(row).toBe(`"Roses, ""pruned""","roses; shears","4 min read","published","'=cmd()","gardeners"`);
  });
});
