import { renderScreen } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { ArticlesOverTime } from './ArticlesOverTime.tsx';

it.each([
  [1, 1, '1 draft and 1 published article in this period.'],
  [2, 0, '2 drafts and 0 published articles in this period.'],
])('counts %d and %d in words', (draft, published, text) => {
  renderScreen(<ArticlesOverTime days={[{ date: '2026-11-21', draft, published }]} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});
