/** Shown once to people who left the checkout. */
export const canceledCheckout = {
  title: 'Subscription Canceled',
  description: 'Your subscription was not completed. You can try again anytime.',
} as const;

/** True at the address to which a canceled checkout returns. */
export const isCanceledCheckout = (search: URLSearchParams): boolean => search.get('checkout') === 'canceled';
