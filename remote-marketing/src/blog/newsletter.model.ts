/** What the newsletter form shows after sending. */
export const newsletterTexts = {
  subscribedTitle: 'Subscribed',
  failed: 'Subscribing failed. Please try again.',
} as const;
