import fc from 'fast-check';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseUntrusted } from '../parseUntrusted.ts';
import { listSourcePatterns } from './sourcePatterns.ts';
import { suggestLinks } from './suggestLinks.ts';

const english =
  'There is more to this than you would think, and we have written about it for many years because it is what most people ask us.';
const targets = [
  ['pruning', 'How to prune climbing roses: a complete guide', ''],
  ['feeding', 'Feeding roses', 'rose fertilizer'],
  ['tea', 'Tea', ''],
].map(([id = '', title = '', keyword = '']) => ({
  ...{ id, title, keyword, secondaryKeywords: [], opening: english },
  urls: [`https://garden.example/${id}/`],
}));

describe('suggested links', () => {
  it('change no word and no other link when they are inserted', async () => {
    const phrases = [
      'pruning climbing roses',
      'rose fertilizer',
      'a *b* &amp; \\* c',
      'tea',
      '[x](https://a.example)',
    ];
    const wraps = [
      '%',
      '**%**',
      '# %',
      '> %',
      '- %',
      '1. %\n   %',
      '`%`',
      '<b>%</b> %',
      '| % |\n| --- |\n| % |',
      '[%](/y)',
      '    %',
      '\\[%\\] %',
    ];
    const block = fc.tuple(fc.constantFrom(...wraps), fc.constantFrom(...phrases));
    const countLinks = (html: string) => html.split('<a ').length;
    await fc.assert(
      fc.asyncProperty(fc.array(block, { maxLength: 8 }), async (blocks) => {
        const body = blocks.map(([wrap, phrase]) => wrap.replaceAll('%', phrase)).join('\n\n');
        const content = `${english}\n\n${body}`;
        const article = { id: 'self', title: '', content, urls: [] };
        const { outgoing: places } = await suggestLinks({ article, targets, sources: [] });
        const linked = [...places]
          .sort((a, b) => b.start - a.start)
          .reduce(
            (text, { start, end, anchor, url }) =>
              `${text.slice(0, start)}[${anchor}](${url})${text.slice(end)}`,
            content,
          );
        const [before, after] = [
          await parseUntrusted('markdownToHtml', content),
          await parseUntrusted('markdownToHtml', linked),
        ];
        const strip = (html: string) => html.replace(/<\/?a\b[^>]*>/g, '');
        assert.equal(strip(after), strip(before));
        assert.equal(countLinks(after), countLinks(before) + places.length);
      }),
      { numRuns: 100, seed: 19 },
    );
  });
});

describe('links from other articles', () => {
  it('stand in older texts that name the subject', async () => {
    const article = {
      id: 'pruning',
      title: 'How to prune climbing roses',
      content: english,
      urls: ['https://garden.example/pruning/'],
    };
    const source = (id: string, text: string) => ({
      id,
      title: `On ${id}`,
      content: `${english} ${text}`,
      urls: [`https://garden.example/${id}/`],
    });
    const sources = [
      source('a', 'Pruning climbing roses is work.'),
      source('b', 'We write about [roses](/pruning) and pruning climbing roses.'),
      source('c', 'Roses are red.'),
      source('pruning', 'Prune climbing roses.'),
    ];
    const { incoming } = await suggestLinks({ article, targets, sources });
    assert.deepEqual(
      incoming.map(({ id, title, anchor, url }) => ({ id, title, anchor, url })),
      [{ id: 'a', title: 'On a', anchor: 'Pruning climbing roses', url: 'https://garden.example/pruning/' }],
    );
  });

  it('are searched for by what all forms of the words have in common', async () => {
    assert.deepEqual(
      await listSourcePatterns({
        title: 'The guide to pruning 5 roses',
        keyword: 'rose hedges',
        content: english,
      }),
      [
        { parts: ['rose', 'hedg'], atLeast: 2 },
        { parts: ['prun', 'rose'], atLeast: 2 },
      ],
    );
    const russian = { title: 'Обрезка роз', keyword: '', content: 'Это не только сад, но и то, что есть.' };
    assert.deepEqual(await listSourcePatterns(russian), [{ parts: ['брез', 'роз'], atLeast: 2 }]);
  });
});
