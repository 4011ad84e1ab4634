import { describeWordCount } from './wordCount.model.ts';

const getReceipt = (wordCount?: unknown) => ({ receipt: { inputs: { wordCount } } }) as never;

it.each([
  ['## Two words\n\n- and **three** more', getReceipt(800), '5 of 800 words'],
  ['One', { receipt: null }, '1 word'],
  ['', getReceipt('800'), '0 words'],
])('describes %j', (content, article, text) => {
  expect(describeWordCount(article, content)).toBe(text);
});
