import { render } from '@testing-library/react';
import { RankwrightTheme } from './RankwrightTheme.tsx';

/** CSS rules of the page as text. */
const rules = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');

describe('font faces', () => {
  it.each([
    ['Newsreader Variable', 1],
    ['Hanken Grotesk Variable', 1],
    ['Newsreader Fallback', 2],
    ['Hanken Fallback', 2],
  ])('%s has %i @font-face rules of its own', (family, count) => {
    render(<RankwrightTheme>text</RankwrightTheme>);

    const own = rules()
      .split('@font-face')
      .slice(1)
      .filter((rule) => rule.includes(`font-family: ${family}`));

    expect(own).toHaveLength(count);
    expect(own.map((rule) => rule.match(/font-family/g)?.length)).toEqual(own.map(() => 1));
  });
});
