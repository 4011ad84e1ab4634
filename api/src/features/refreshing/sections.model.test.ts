import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fitSection, isRewritable, keepsParts, splitSections } from './sections.model.ts';

const article =
  'Intro.\n\n## When\n\nIn autumn.\n\n### Detail\n\nMore.\n\n```\n## no heading\n```\n\n## Where\n\nSun.\n';

it('splits before headings of the first two levels, and nothing is lost', () => {
  const sections = splitSections(article);
  assert.deepEqual(
    sections.map((section) => section.split('\n')[0]),
    ['Intro.', '## When', '## Where'],
  );
  assert.equal(sections.join('\n'), article);
  assert.deepEqual(splitSections(''), ['']);
});

it('leaves HTML, shortcodes, code and lone headings alone', () => {
  assert.equal(isRewritable('## When\n\nIn autumn.'), true);
  for (const kept of [
    '<table><tr></tr></table>',
    '[contact-form id="5"]',
    '```\nprune();\n```',
    '<!-- more -->',
  ])
    assert.equal(isRewritable(`## When\n\nIn autumn.\n\n${kept}\n`), false, kept);
  assert.equal(isRewritable('## When\n'), false);
  assert.equal(isRewritable('## When\n\nSee [1] and [the soil](https://a.example).'), true);
});

it('accepts a new text only with every link and image and the same level of heading', () => {
  const before = '## When\n\nSee [soil](https://a.example/soil) ![a](b.jpg).';
  assert.equal(keepsParts(before, '## New\n\n[Soil](https://a.example/soil), ![b](b.jpg).'), true);
  assert.equal(keepsParts(before, '## New\n\n![b](b.jpg)'), false);
  assert.equal(keepsParts(before, before.replace('## ', '# ')), false);
  assert.equal(keepsParts('Text.', ' '), false);
});

it('keeps the line ends around a section', () => {
  assert.equal(fitSection('## When\n\nIn autumn.\n\n', '## New\n\nText.'), '## New\n\nText.\n\n');
});
