import { hostDataElementId } from '@rankwright/contracts/remote';
import { readHostData } from './hostData.ts';

const createPage = (text: string): Document => {
  const page = document.implementation.createHTMLDocument();
  const block = page.createElement('script');
  block.type = 'application/json';
  block.id = hostDataElementId;
  block.textContent = text;
  page.body.append(block);
  return page;
};

const written = { registry: { remotes: [] }, contracts: {}, integrity: {} };

it('reads what the build wrote into the page', () => {
  expect(readHostData(createPage(JSON.stringify(written)))).toEqual(written);
});

it.each([
  '',
  ' ',
  'null',
  '[]',
  '{',
  '"text"',
  '{"registry":null}',
  JSON.stringify({ contracts: {}, integrity: {} }),
  JSON.stringify({ ...written, registry: { remotes: {} } }),
  JSON.stringify({ ...written, contracts: null }),
  JSON.stringify({ ...written, integrity: undefined }),
])('reads nothing from %j', (text) => {
  expect(readHostData(createPage(text))).toBeNull();
});

it('reads nothing from a page without a block', () => {
  expect(readHostData(document.implementation.createHTMLDocument())).toBeNull();
});
