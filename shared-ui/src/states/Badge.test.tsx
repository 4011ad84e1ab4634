import { render } from '@testing-library/react';
import { Badge } from '../core.ts';

const getShown = (badgeContent: number): string | null =>
  render(
    <Badge badgeContent={badgeContent} max={9}>
      Bell
    </Badge>,
  ).container.textContent;

it('shows the count, the maximum with a plus above it, and nothing at zero', () => {
  expect(getShown(3)).toBe('Bell3');
  expect(getShown(9)).toBe('Bell9');
  expect(getShown(10)).toBe('Bell9+');
  expect(getShown(0)).toBe('Bell');
});
