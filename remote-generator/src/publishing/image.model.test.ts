import { isImageUrl, isLoadableImage } from './image.model.ts';

it.each([
  ['', true],
  ['/api/files/articles/a-1.webp', true],
  ['/b.png', false],
  ['https://a.example/b.png', true],
  ['http://a.example/b.png', true],
  ['https://', false],
  ['a.example/b.png', false],
  ['ftp://a.example/https://b.png', false],
  ['data:image/png;base64,AA', false],
])('says whether "%s" can be the address of an image: %s', (text, expected) => {
  expect(isImageUrl(text)).toBe(expected);
});

it.each([
  ['https://a.example/b.png', true],
  ['https://a.example/?of=http://b.example', true],
  ['http://a.example/b.png', false],
  ['HTTP://a.example/b.png', false],
])('says whether our pages may load %s: %s', (url, expected) => {
  expect(isLoadableImage(url)).toBe(expected);
});
