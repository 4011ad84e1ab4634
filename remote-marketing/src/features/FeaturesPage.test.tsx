import { renderScreen } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { features } from './features.ts';
import { Component as FeaturesPage } from './FeaturesPage.tsx';

describe('the features page', () => {
  it('lists every feature and links to the free trial [A-032]', async () => {
    const { container } = renderScreen(<FeaturesPage />, { at: '/features', signedIn: false });
    for (const { title, points } of features) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
      for (const point of points) expect(screen.getByText(point)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/signup');
    expect(await axe(container)).toHaveNoViolations();
  });
});
