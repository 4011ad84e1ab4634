import { createExcerpt } from './excerpt.model.ts';

it.each([
  ['## A *title*\n\n> and `code` | _more_', 40, 'A title and code more'],
  ['exactly', 7, 'exactly'],
  ['exactly!', 7, 'exactly...'],
  ['  \n ', 7, ''],
])('makes of %j an excerpt of %i characters: %j', (content, length, excerpt) => {
  expect(createExcerpt(content, length)).toBe(excerpt);
});
