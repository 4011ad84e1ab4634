const { createRequire } = require('node:module');
const { mayMatch } = require('./selectorFilter.cjs');

/**
 * jsdom, with computed styles that skip the rules an element cannot match. `getByRole` asks for the computed style of
 * each element, and jsdom asks its selector engine for every rule of the page each time: half of the time of a screen's
 * tests. The patch is in place before jsdom's styles take the function.
 */
const { resolve } = createRequire(require.resolve('jest-fixed-jsdom'));
const requireOfJsdom = createRequire(resolve('jest-environment-jsdom'));
const selectors = requireOfJsdom('jsdom/lib/jsdom/living/helpers/selectors');
const { matchesDontThrow } = selectors;

selectors.matchesDontThrow = (element, selector) =>
  // Font faces and key frames have no selector.
  selector !== undefined &&
  mayMatch(selector, {
    tag: element._localName,
    isRoot: element._ownerDocument.documentElement === element,
    hasClass: (name) => element.classList.contains(name),
  }) &&
  matchesDontThrow(element, selector);

module.exports = require('jest-fixed-jsdom');
