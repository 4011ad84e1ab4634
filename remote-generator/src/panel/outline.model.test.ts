import { readOutline } from './outline.model.ts';

it('lists the headings by depth, with the words of each section', () => {
  const markdown =
    'Intro.\n\n## When\n\nIn late winter.\n\n### By month\n\n- March\n\n## How\n\n```\n## code\n```\n';
  expect(readOutline(markdown)).toEqual([
    { text: 'When', depth: 0, words: 3 },
    { text: 'By month', depth: 1, words: 1 },
    { text: 'How', depth: 0, words: 0 },
  ]);
});

it('is empty without headings', () => expect(readOutline('Only text.')).toEqual([]));
