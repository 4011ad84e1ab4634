import { countTopics, findTopics } from './topics.model.ts';

const keywords = [
  'rose pruning',
  'when to prune climbing roses',
  'best fertilizer for roses',
  'tulip bulbs',
  'how deep to plant tulip bulbs',
  'hydrangea bushes',
];

describe('findTopics', () => {
  it('names the word that most keywords share, singular and plural as one', () => {
    const topics = findTopics(keywords);
    expect(keywords.map((keyword) => topics.get(keyword))).toEqual([
      'rose',
      'rose',
      'rose',
      'tulip',
      'tulip',
      undefined,
    ]);
  });

  it('takes the longer of two words that are shared alike, then the first by the alphabet', () => {
    expect(findTopics(['rose garden', 'garden rose']).get('rose garden')).toBe('garden');
    expect(findTopics(['tulip daisy', 'daisy tulip']).get('tulip daisy')).toBe('daisy');
  });

  it('sorts topics by their count, then by the alphabet', () => {
    const topics = new Map([
      ['1', 'tulip'],
      ['2', 'rose'],
      ['3', 'daisy'],
      ['4', 'rose'],
    ]);
    expect(countTopics(topics)).toEqual([
      ['rose', 2],
      ['daisy', 1],
      ['tulip', 1],
    ]);
  });

  it('counts topics, the largest first', () =>
    expect(countTopics(findTopics(keywords))).toEqual([
      ['rose', 3],
      ['tulip', 2],
    ]));

  it('leaves words without meaning aside, and reads words of other scripts', () => {
    expect(findTopics(['what is the best', 'what is the top']).size).toBe(0);
    expect(findTopics(['玫瑰 修剪', '玫瑰 肥料']).get('玫瑰 修剪')).toBe('玫瑰');
  });

  it.each([
    ['berries', 'berry'],
    ['bushes', 'bush'],
    ['peaches', 'peach'],
    ['boxes', 'box'],
    ['grasses', 'grass'],
    ['roses', 'rose'],
    ['bees', 'bee'],
    ['gas', 'gas'],
    ['iris', 'iris'],
    ['grass', 'grass'],
    ['cactus', 'cactus'],
  ])('reads %s as %s', (plural, singular) =>
    expect(findTopics([plural, `green ${singular}`]).get(plural)).toBe(singular),
  );
});
