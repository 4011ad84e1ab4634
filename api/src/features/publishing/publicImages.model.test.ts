import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withPublicImages } from './publicImages.model.ts';

const path = '/api/files/articles/a-1.webp';
const url = `https://app.example${path}`;

it('gives uploaded images absolute URLs', () => {
  const publish = (markdown: string) => withPublicImages(markdown, 'https://app.example/');
  assert.equal(
    publish(`![A rose](${path})\n\n![](<${path}> "Title")`),
    `![A rose](${url})\n\n![](<${url}> "Title")`,
  );
  assert.equal(publish(`![A rose][1]\n\n[1]: ${path}`), `![A rose][1]\n\n[1]: ${url}`);
});

it('leaves everything else', () => {
  for (const text of [`![A rose](${url})`, 'See /api/files/articles/ for more.', '![](/other.webp)'])
    assert.equal(withPublicImages(text, 'https://app.example'), text);
});
