import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LinkPlace, LinkTarget } from './linkModel.ts';
import { suggestLinks } from './suggestLinks.ts';

const english =
  'There is more to this than you would think, and we have written about it for many years because it is what most people ask us.';
const createTarget = (id: string, title: string, given: Partial<LinkTarget> = {}): LinkTarget => ({
  ...{ id, title, keyword: '', secondaryKeywords: [], opening: english },
  urls: [`https://garden.example/${id}/`],
  ...given,
});
const targets = [
  createTarget('pruning', 'How to prune climbing roses: a complete guide'),
  createTarget('feeding', 'Feeding roses', { keyword: 'rose fertilizer' }),
  createTarget('tea', 'Tea'),
];
const suggest = async (content: string, others: readonly LinkTarget[] = targets): Promise<LinkPlace[]> => {
  const article = { id: 'self', title: 'Self', content: `${english}\n\n${content}`, urls: [] };
  const { outgoing } = await suggestLinks({ article, targets: others, sources: [] });
  for (const { start, end, anchor } of outgoing) assert.equal(article.content.slice(start, end), anchor);
  return outgoing;
};
const listAnchors = async (content: string, others?: readonly LinkTarget[]) =>
  (await suggest(content, others)).map(({ id, anchor }) => [id, anchor]);

describe('links to other articles', () => {
  for (const [what, text, anchor] of [
    ['another form of the words', 'Now we are pruning a climbing rose.', 'pruning a climbing rose'],
    ['words in bold', 'It is **pruned climbing roses** that last.', 'pruned climbing roses'],
    ['a list', '- Before pruning climbing roses, wait.', 'pruning climbing roses'],
    [
      'words before an apostrophe of their own',
      'The ‘pruning climbing roses’ book.',
      'pruning climbing roses',
    ],
  ] as const)
    it(`stand on ${what}`, async () => assert.deepEqual(await listAnchors(text), [['pruning', anchor]]));

  it('stand on a keyword in another order', async () =>
    assert.deepEqual(await listAnchors('A fertilizer for roses helps.'), [
      ['feeding', 'fertilizer for roses'],
    ]));

  for (const text of [
    '## Pruning climbing roses',
    'Pruning climbing roses\n===',
    '`pruning climbing roses`',
    '```\npruning climbing roses\n```',
    '    pruning climbing roses',
    '[pruning climbing roses](https://other.example)',
    '[pruning climbing roses][1]\n\n[1]: https://other.example',
    '![pruning climbing roses](https://garden.example/a.png)',
    '<p>pruning climbing roses</p>',
    'A <a href="https://other.example">pruning climbing roses</a> link.',
    '> pruning climbing roses',
    '| pruning climbing roses |\n| --- |\n| pruning climbing roses |',
    '[gallery pruning climbing roses]',
    '{{ pruning climbing roses }}',
    'https://other.example/pruning-climbing-roses',
    'self-pruning climbing roses-and-more',
    'Pruning. Climbing. Roses.',
    'The guide is complete, and how to do it is in it.',
    'Die Rosen und das Klettern sind nicht für alle.',
  ])
    it(`do not stand in ${JSON.stringify(text)}`, async () => assert.deepEqual(await suggest(text), []));

  for (const link of [
    '[here](https://www.garden.example/pruning)',
    '[here](http://garden.example/pruning/?utm_source=a#b)',
    '[here][1]\n\n[1]: https://garden.example/pruning',
    '<a href="https://garden.example/pruning">here</a>',
  ])
    it(`do not repeat ${link}`, async () =>
      assert.deepEqual(await suggest(`Pruning climbing roses, see ${link}`), []));

  it('do not lead to the article itself', async () => {
    const [own] = targets;
    const article = { id: 'pruning', title: '', content: `${english} Prune climbing roses.`, urls: [] };
    assert.deepEqual((await suggestLinks({ article, targets: own ? [own] : [], sources: [] })).outgoing, []);
  });

  it('lead to the article whose subject the words name most completely', async () => {
    const others = [
      ...targets,
      createTarget('roses', 'Climbing roses'),
      createTarget('rust', 'Rust on climbing roses'),
    ];
    assert.deepEqual(
      await listAnchors('Pruning climbing roses takes time.\n\nClimbing roses need sun.', others),
      [
        ['pruning', 'Pruning climbing roses'],
        ['roses', 'Climbing roses'],
      ],
    );
  });

  it('do not choose between articles that could be meant alike', async () => {
    const others = [
      createTarget('a', 'Mulching climbing roses'),
      createTarget('b', 'Watering climbing roses'),
    ];
    assert.deepEqual(await suggest('Climbing roses need sun.', others), []);
  });

  it('are one for each article and paragraph, and four for each 1,000 words', async () => {
    const subjects = [
      'red apples',
      'green pears',
      'sweet plums',
      'wild cherries',
      'old quinces',
      'small figs',
    ];
    const others = subjects.map((subject) =>
      createTarget(subject, subject, { urls: [`https://a.example/${subject}`] }),
    );
    assert.equal((await suggest(subjects.join(', '), others)).length, 1);
    assert.equal((await suggest(subjects.join('\n\n'), others)).length, 2);
    const long = subjects.map((subject) => `${subject}. ${english.repeat(6)}\n\n${subject}`).join('\n\n');
    assert.equal((await suggest(long, others)).length, 4);
  });

  it('lead to the site that the text is on', async () => {
    const urls = ['https://shop.example/pruning', 'https://garden.example/pruning'];
    const [first] = targets.map((target) => ({ ...target, urls }));
    const article = { id: 'self', title: '', content: `${english} Prune climbing roses.` };
    for (const url of urls) {
      const input = {
        article: { ...article, urls: [new URL('/self', url).href] },
        targets: first ? [first] : [],
        sources: [],
      };
      assert.deepEqual(
        (await suggestLinks(input)).outgoing.map((place) => place.url),
        [url],
      );
    }
  });

  for (const [title, opening, text, anchor] of [
    [
      'Обрезка плетистых роз',
      'Это не только сад, но и то, что есть у нас.',
      'Мы начали обрезку плетистых роз.',
      'обрезку плетистых роз',
    ],
    ['つるバラの剪定', 'これは庭のことです。', '冬につるバラの剪定をします。', 'つるバラの剪定'],
    ['边境牧羊犬的养护', '我们的花园很大。', '很多人关心边境牧羊犬的养护。', '边境牧羊犬的养护'],
    [
      'تقليم الورود المتسلقة',
      'هذا ليس كل ما في الحديقة.',
      'قبل ذلك يجب تقليم الورود المتسلقة جيدا.',
      'تقليم الورود المتسلقة',
    ],
    ['การดูแลลูกสุนัข', 'ที่บ้านเรา', 'หลายคนสนใจการดูแลลูกสุนัข', 'การดูแลลูกสุนัข'],
  ] as const)
    it(`are found in ${title}`, async () => {
      const article = { id: 'self', title: '', content: text, urls: [] };
      const others = [createTarget('it', title, { opening }), ...targets];
      const { outgoing } = await suggestLinks({ article, targets: others, sources: [] });
      assert.deepEqual(
        outgoing.map((place) => place.anchor),
        [anchor],
      );
    });

  it('say the sentence around the anchor', async () => {
    const [place] = await suggest('Not this. Then, pruning climbing roses takes an hour. Not that.');
    assert.deepEqual([place?.before, place?.after.trim()], ['Then, ', 'takes an hour.']);
  });
});
