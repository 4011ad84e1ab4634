import { renderScreen } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as PrivacyPage } from './PrivacyPage.tsx';
import { Component as TermsPage } from './TermsPage.tsx';

describe('the legal pages', () => {
  it.each([
    ['Terms of Service', <TermsPage />],
    ['Privacy Policy', <PrivacyPage />],
  ])('%s is a short page with headings [A-010]', async (title, page) => {
    const { container } = renderScreen(page, { signedIn: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(4);
    expect(container.textContent.split(/\s+/).length).toBeLessThan(600);
    expect(await axe(container)).toHaveNoViolations();
  });
});
