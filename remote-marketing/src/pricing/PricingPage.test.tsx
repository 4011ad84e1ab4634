import { formatPrice } from '@rankwright/contracts/billing';
import { intervalCents } from '@rankwright/contracts/limits';
import { renderScreen } from '@rankwright/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as PricingPage } from './PricingPage.tsx';

const open = (at = '/pricing', signedIn = false) => renderScreen(<PricingPage />, { at, signedIn });

describe('the pricing page', () => {
  it('shows the one plan with its price, what is struck out and what is saved [A-045] [A-046] [A-047]', async () => {
    const { container } = open();
    expect(screen.getByText('$99')).toBeInTheDocument();
    expect(screen.getByText('$200').tagName).toBe('S');
    expect(screen.getByText('Save $101 (50%)')).toBeInTheDocument();
    expect(screen.getByText('Perfect for getting started')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lists what the plan holds [A-048]', () => {
    open();
    const features = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(features).toEqual(
      expect.arrayContaining([
        '100 keywords tracking',
        'Advanced analytics dashboard',
        'Multi-platform distribution',
        'Priority support',
      ]),
    );
  });

  it('answers beside the price what people ask before they pay', () => {
    open();
    const questions = screen.getAllByRole('term').map((term) => term.textContent);
    expect(questions).toEqual([
      'How many keywords can I track?',
      'Can I cancel?',
      'What happens during the trial?',
    ]);
  });

  it('reckons half a year and a year from the month [A-049] [A-051]', () => {
    expect(formatPrice(intervalCents('halfYearly'))).toBe('$594');
    expect(formatPrice(intervalCents('yearly'))).toBe('$1,188');
  });

  it('leads a visitor to the log-in and back to billing [A-053]', async () => {
    const { user, router } = open();
    await user.click(screen.getByRole('link', { name: 'Subscribe Now' }));
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.state).toEqual({ from: '/billing?plan=monthly' });
  });

  it('leads a member to billing with the month chosen [A-052]', () => {
    open('/pricing', true);
    expect(screen.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute(
      'href',
      '/billing?plan=monthly',
    );
  });

  it('tells of a checkout that was canceled, then clears the query [A-054] [A-055]', async () => {
    const { router } = open('/pricing?checkout=canceled');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Subscription CanceledYour subscription was not completed. You can try again anytime.',
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('stays silent without that query', () => {
    open();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
