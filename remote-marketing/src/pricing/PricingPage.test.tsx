import { formatPrice } from '@rankwright/contracts/billing';
import { getIntervalCents } from '@rankwright/contracts/limits';
import { renderScreen } from '@rankwright/sdk/testing';
import { useToasts } from '@rankwright/sdk/toasts';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as PricingPage } from './PricingPage.tsx';

const open = (at = '/pricing', signedIn = false) => renderScreen(<PricingPage />, { at, signedIn });

describe('the pricing page', () => {
  it('shows the plan with its price, the crossed-out price and the saving [A-045] [A-046] [A-047]', async () => {
    const { container } = open();
    expect(screen.getByText('$99')).toBeInTheDocument();
    expect(screen.getByText('$200').tagName).toBe('S');
    expect(screen.getByText('Save $101 (50%)')).toBeInTheDocument();
    expect(screen.getByText('Perfect for getting started')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lists the features of the plan [A-048]', () => {
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

  it('shows the questions about the plan', () => {
    open();
    const questions = screen.getAllByRole('term').map((term) => term.textContent);
    expect(questions).toEqual([
      'How many keywords can I track?',
      'Can I cancel?',
      'What happens during the trial?',
    ]);
  });

  it('calculates the half-yearly and yearly price from the monthly one [A-049] [A-051]', () => {
    expect(formatPrice(getIntervalCents('halfYearly'))).toBe('$594');
    expect(formatPrice(getIntervalCents('yearly'))).toBe('$1,188');
  });

  it('sends a visitor to log in and then to billing [A-053]', async () => {
    const { user, router } = open();
    await user.click(screen.getByRole('link', { name: 'Subscribe Now' }));
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.search).toBe('?from=%2Fbilling%3Fplan%3Dmonthly');
  });

  it('links signed-in users to billing with the monthly plan [A-052]', () => {
    open('/pricing', true);
    expect(screen.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute(
      'href',
      '/billing?plan=monthly',
    );
  });

  it('shows an error toast of 5 s for a canceled checkout and clears the query [A-054] [A-055]', async () => {
    const { router } = open('/pricing?checkout=canceled');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Subscription CanceledYour subscription was not completed. You can try again anytime.',
    );
    const { result } = renderHook(() => useToasts().find(({ open }) => open));
    expect(result.current).toMatchObject({ variant: 'destructive', durationMs: 5_000 });
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('shows no toast without the checkout query', () => {
    open();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
