import { parseImport } from './import.model.ts';
import { decodeText } from './readTextFile.ts';

type Values = [keyword: string, volume: number | null, difficulty: number | null, category: string | null];

const readFile = (text: string): Values[] =>
  parseImport(text, []).keywords.map(({ keyword, volume = null, difficulty = null, category = null }) => [
    keyword,
    volume,
    difficulty,
    category,
  ]);

const encodeUtf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

describe('keyword files of other tools', () => {
  it.each<[string, string, Values[]]>([
    [
      'a semicolon in a comma-separated file',
      'Keyword,Volume,Difficulty,Category\nprune roses,900,5,Tips &amp; tricks\nrose mulch,150,3,Soil',
      [
        ['prune roses', 900, 5, 'Tips &amp; tricks'],
        ['rose mulch', 150, 3, 'Soil'],
      ],
    ],
    [
      'decimal volumes',
      'Keyword,Volume,Difficulty\nprune roses,1900.0,5\nrose mulch,150.5,3',
      [
        ['prune roses', 1_900, 5, null],
        ['rose mulch', 151, 3, null],
      ],
    ],
    [
      'Search Console',
      'Top queries,Clicks,Impressions,CTR,Position\nprune roses,12,340,3.53%,8.2\nrose mulch,3,20,15%,4.1',
      [
        ['prune roses', null, null, null],
        ['rose mulch', null, null, null],
      ],
    ],
    [
      'Keyword Planner',
      decodeText(
        encodeUtf16(
          'Keyword Stats 2026-11-28 at 12_00_00\n"November 1, 2025 - October 31, 2026"\nKeyword\tCurrency\tAvg. monthly searches\tCompetition\tSearches: Nov 2025\tSearches: Oct 2026\nprune roses\tUSD\t5000\tLow\t8100\t390\n',
        ),
      ),
      [['prune roses', 5_000, null, null]],
    ],
    [
      'Semrush',
      'Keyword,Intent,Volume,Keyword Difficulty\nprune roses,Informational,5400,38\nrose mulch,Commercial,320,17\nrose feed,Commercial,n/a,n/a',
      [
        ['prune roses', 5_400, 8, null],
        ['rose mulch', 320, 3, null],
        ['rose feed', null, null, null],
      ],
    ],
    [
      'Ahrefs',
      '"#","Keyword","Difficulty","Volume","Global volume","Parent Topic"\n1,"prune roses",38,900,14000,"roses"',
      [['prune roses', 900, 8, 'roses']],
    ],
    [
      'Moz',
      'Keyword,Min Volume,Max Volume,Difficulty,Organic CTR\nprune roses,201,500,27,81',
      [['prune roses', 201, 5, null]],
    ],
    [
      'Ubersuggest',
      'No,Keyword,Search Volume,CPC,Paid Difficulty,SEO Difficulty\n1,prune roses,1300,0.5,80,12',
      [['prune roses', 1_300, 2, null]],
    ],
    [
      'Excel in German',
      'sep=;\r\nKeyword;Volume;Difficulty\r\n"Rosen; schneiden";1.900;7\r\nRosenmulch;1,5K;\r\n',
      [
        ['Rosen; schneiden', 1_900, 7, null],
        ['Rosenmulch', 1_500, null, null],
      ],
    ],
    [
      'ranges and missing values',
      'Keyword,Volume\nprune roses,100 – 1K\nrose mulch,-\nrose feed,2M\n6" pot roses,"1,900"',
      [
        ['prune roses', null, null, null],
        ['rose mulch', null, null, null],
        ['rose feed', 2_000_000, null, null],
        ['6" pot roses', 1_900, null, null],
      ],
    ],
  ])('reads %s', (_, text, values) => {
    expect(readFile(text)).toEqual(values);
  });

  it('reads Windows-1252 and UTF-8', () => {
    expect(decodeText(new Uint8Array([0x52, 0xf6, 0x73, 0x65]))).toBe('Röse');
    expect(decodeText(new TextEncoder().encode('\uFEFFRöse'))).toBe('Röse');
  });
});
