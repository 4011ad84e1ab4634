import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createColorScheme } from './colorScheme.ts';
import { createDesignTokens, type TokenGroup } from './designTokens.ts';
import { palette as colors } from './tokens.ts';

const file = path.join(import.meta.dirname, '../../tokens/rankwright.tokens.json');
const saved = JSON.parse(readFileSync(file, 'utf8')) as TokenGroup;

interface Leaf {
  name: string;
  type: unknown;
  value: unknown;
}

const listTokens = (group: TokenGroup, name = ''): Leaf[] =>
  Object.entries(group).flatMap(([key, entry]) => {
    if (typeof entry === 'string') return [];
    const path = name ? `${name}.${key}` : key;
    return '$value' in entry
      ? [{ name: path, type: entry.$type, value: entry.$value }]
      : listTokens(entry, path);
  });

const tokens = new Map(listTokens(saved).map((token) => [token.name, token]));

/** Follows an alias to its color. */
const readHex = (name: string): string => {
  const { value } = tokens.get(name) ?? {};
  return typeof value === 'string' ? readHex(value.slice(1, -1)) : (value as { hex: string }).hex;
};

describe('design tokens', () => {
  it('are as the theme makes them; after a change run `npm run generate:tokens -w @rankwright/shared-ui`', () => {
    expect(saved).toEqual(JSON.parse(JSON.stringify(createDesignTokens())));
  });

  it.each(['light', 'dark'] as const)('name the colors that the %s scheme shows', (scheme) => {
    const { palette } = createColorScheme(colors[scheme]);
    const shown = {
      'text-primary': palette.text.primary,
      'text-secondary': palette.text.secondary,
      'background-default': palette.background.default,
      'background-paper': palette.background.paper,
      divider: palette.divider,
      'accent-main': palette.accent.main,
      'accent-contrast': palette.accent.contrastText,
    };
    for (const [role, color] of Object.entries(shown))
      expect([role, readHex(`color.${scheme}.role.${role}`)]).toEqual([role, color.toLowerCase()]);
    for (const status of ['error', 'warning', 'success', 'info'] as const)
      expect(readHex(`color.${scheme}.palette.${status}`)).toBe(palette[status].main.toLowerCase());
  });

  it('have a type and a value, and every alias names a token of its type', () => {
    expect(tokens.size).toBeGreaterThan(60);
    for (const { name, type, value } of tokens.values()) {
      expect([name, typeof type]).toEqual([name, 'string']);
      if (typeof value !== 'string') continue;
      expect([name, tokens.get(value.slice(1, -1))?.type]).toEqual([name, type]);
    }
    expect(JSON.stringify(saved)).not.toContain('null');
  });
});
