import type { ArticleReceipt } from '@rankwright/contracts/generations';
import { listReceiptRows } from './receipt.model.ts';

const bare = {
  writer: 'person',
  model: null,
  promptVersion: null,
  tokens: null,
  durationMs: null,
  editedShare: 0,
  inputs: {},
} as ArticleReceipt;
const list = (change: Partial<ArticleReceipt>) =>
  listReceiptRows({ ...bare, ...change }).map(({ label, value }) => `${label}: ${value}`);

describe('the receipt of an article', () => {
  it('lists what is known, in words', () => {
    const inputs = {
      outline: ['When', 'How', 7],
      tone: 'friendly',
      wordCount: 800,
      targetAudience: 'Hobby gardeners',
      industry: 'Gardening',
      secondaryKeywords: 'shears',
      primaryKeyword: 'rose pruning',
      title: 'Roses',
      unknown: 'left out',
    };
    expect(
      list({
        writer: 'model',
        model: 'small-1',
        promptVersion: '3',
        tokens: { input: 1_200, output: 3_456 },
        durationMs: 12_400,
        editedShare: 0.126,
        inputs,
      }),
    ).toEqual([
      'Writer: Language model (small-1)',
      'Prompt version: 3',
      'Tokens: 1,200 in, 3,456 out',
      'Time: 12 s',
      'Edited by hand: 13 %',
      'Title: Roses',
      'Primary keyword: rose pruning',
      'Secondary keywords: shears',
      'Industry: Gardening',
      'Target audience: Hobby gardeners',
      'Word count: 800',
      'Tone: friendly',
      'Outline: When · How',
    ]);
  });

  it('leaves out what is not', () => {
    expect(list({ inputs: { title: null, tone: {} } })).toEqual([
      'Writer: Written by hand',
      'Edited by hand: 0 %',
    ]);
    expect(list({ writer: 'offline' })[0]).toBe('Writer: Built-in writer');
  });

  it.each([
    [0, '1 s'],
    [1_600, '2 s'],
    [59_400, '59 s'],
    [60_000, '1 min 0 s'],
    [125_000, '2 min 5 s'],
  ])('rounds %i ms to whole seconds', (durationMs, text) => {
    expect(list({ durationMs })).toContain(`Time: ${text}`);
  });
});
