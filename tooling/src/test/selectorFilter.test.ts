import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';
import { repositoryRoot } from '../origin/paths.ts';

interface Facts {
  tag: string;
  isRoot: boolean;
  hasClass: (name: string) => boolean;
}
interface SelectorFilter {
  mayMatch: (selector: string, facts: Facts) => boolean;
}

const require = createRequire(import.meta.url);
const { mayMatch } = require(path.join(repositoryRoot, 'tooling/jest/selectorFilter.cjs')) as SelectorFilter;

const button: Facts = {
  tag: 'button',
  isRoot: false,
  hasClass: (name) => ['css-1', 'primary'].includes(name),
};
const root: Facts = { tag: 'html', isRoot: true, hasClass: () => false };

describe('the filter of selectors in screen tests', () => {
  for (const selector of [
    '*',
    'button',
    '.css-1',
    '.css-1.primary',
    '.other > .css-1',
    'nav button.primary:not(.disabled)',
    '.other, .primary',
    '[data-part="a.b c"]',
    '.primary[data-part="x > .other"]',
    ':is(.other, .css-1)',
    ':hover',
    '.primary::before',
    '.other\\:hover',
    'html:has(.other) button',
  ])
    it(`leaves ${selector} to the selector engine`, () => assert.equal(mayMatch(selector, button), true));

  for (const selector of [
    'a',
    '.other',
    '.css-1.other',
    '.css-1 > .other:not(.css-1)',
    '.css-1 .other, a',
    'html:has(.css-1)',
    ':root:has(.css-1)',
    'button.primary a',
    '.css-1+.other[data-part=".css-1"]',
  ])
    it(`rules out ${selector} for another element`, () => assert.equal(mayMatch(selector, button), false));

  it('leaves the root to the selector engine', () => assert.equal(mayMatch('html :root:has(a)', root), true));
});
