import { readImages, readLinks, splitSentences } from './markdown.model.ts';

describe('images and links of a Markdown text', () => {
  it('reads every image with its alt text and without its title', () => {
    expect(readImages('![a b](https://a.example/1.png "title") text ![](2.png) ![c]()')).toEqual([
      { alt: 'a b', source: 'https://a.example/1.png' },
      { alt: '', source: '2.png' },
      { alt: 'c', source: '' },
    ]);
  });

  it('reads every link, without images and without links to nowhere', () => {
    expect(readLinks('[a b](/a "title") ![i](i.png) [](https://b.example) [c]()')).toEqual([
      '/a',
      'https://b.example',
    ]);
  });
});

it('ends a sentence at its mark before a space, and at the marks of Chinese and Japanese', () => {
  expect(splitSentences(' One.  Two!\nThree? Four… Version 1.5 stays. ')).toEqual([
    'One.',
    'Two!',
    'Three?',
    'Four…',
    'Version 1.5 stays.',
  ]);
  expect(splitSentences('玫瑰很美。修剪很难吗？是的！')).toEqual(['玫瑰很美。', '修剪很难吗？', '是的！']);
  expect(splitSentences('  ')).toEqual([]);
});
