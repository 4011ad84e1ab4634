import { render } from '@testing-library/react';
import { RankwrightTheme } from './RankwrightTheme.tsx';

/** CSS rules of the page as text. */
const rules = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');

describe('font faces', () => {
  it.each(['Newsreader Variable', 'Hanken Grotesk Variable', 'Newsreader Fallback', 'Hanken Fallback'])(
    '%s has its own @font-face rule',
    (family) => {
      render(<RankwrightTheme>text</RankwrightTheme>);

      const own = rules()
        .split('@font-face')
        .slice(1)
        .filter((rule) => rule.includes(`font-family: ${family}`));

      expect(own).toHaveLength(1);
      expect(own[0]?.match(/font-family/g)).toHaveLength(1);
    },
  );
});
