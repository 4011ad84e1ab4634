import { createResultsCsv, getResultsFileName } from './export.model.ts';
import { sampleKeywordResults, sampleMonths, sampleResults } from './sampleResults.ts';

describe('export of all results', () => {
  const { days, pages } = sampleResults();
  const all = {
    period: { from: '2026-10-22', to: '2026-11-20' },
    pages,
    keywords: sampleKeywordResults,
    months: sampleMonths,
  };

  it('has a row for each page, keyword, day and month', () => {
    const [header, ...rows] = createResultsCsv(all, days).slice(1).trim().split('\r\n');
    expect(header).toBe(
      '"Type","Name","Address","From","To","Clicks","Impressions","Position","Position from","Position to","Final","Not known"',
    );
    expect(rows).toHaveLength(3 + 4 + 30 + 5);
    expect(rows[0]).toBe(
      '"Page","How to prune roses","https://garden.example/roses","2026-10-22","2026-11-20","412","9120","4.21","","","",""',
    );
    expect(rows[3]).toBe('"Keyword","rose pruning","","","2026-11-18","210","4120","4.2","3.6","4.8","",""');
    expect(rows[6]).toBe(
      '"Keyword","composting","","","","","","","","","","Google did not show the site for this keyword in the last 28 days."',
    );
    expect(rows[36]).toBe('"Day","","","2026-11-20","2026-11-20","47","1600","8.4","","","no",""');
    expect(rows.at(-2)).toBe(
      '"Month","2026-10","","2026-10-01","2026-10-31","1240","47120","8.6","","","yes",""',
    );
  });

  it('writes no interval above the first result', () => {
    const keywords = [{ ...sampleKeywordResults[0]!, interval: { low: 0.2, high: 2 } }];
    const text = createResultsCsv({ pages: [], period: null, keywords, months: [] }, []);
    expect(text).toContain('"4.2","1","2"');
  });

  it('is named after the timeframe', () => {
    expect(getResultsFileName('90d')).toBe('search-results-90d.csv');
  });
});
