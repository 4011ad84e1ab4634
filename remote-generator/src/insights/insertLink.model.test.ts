import { insertLink, removeLink } from './insertLink.model.ts';

const place = {
  before: 'Then ',
  anchor: 'prune roses',
  after: ' well.',
  start: 5,
  url: 'https://a.example/b',
};
const linked = 'Then [prune roses](https://a.example/b) well.';

describe('insertLink', () => {
  it.each([
    ['links the words in their sentence', 'Then prune roses well.', linked],
    ['finds the sentence where it has moved to', 'New.\n\nThen prune roses well.', `New.\n\n${linked}`],
    ['leaves other sentences alone', 'Prune roses. Then prune roses badly.', null],
  ])('%s', (_, text, expected) => expect(insertLink(text, place)).toBe(expected));

  it('chooses the nearest of two equal sentences', () => {
    const text = 'Then prune roses well.';
    expect(insertLink(`${text}\n\n${text}`, { ...place, start: 24 })).toBe(`${text}\n\n${linked}`);
    expect(insertLink(`${text}\n\n${text}`, place)).toBe(`${linked}\n\n${text}`);
  });
});

it('takes the link out again, whatever was typed around it', () => {
  expect(removeLink(`New. ${linked} More.`, place)).toBe('New. Then prune roses well. More.');
  expect(removeLink('Then prune roses well.', place)).toBeNull();
});
