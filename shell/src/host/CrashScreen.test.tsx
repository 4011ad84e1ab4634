import { mockApi } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { accountHandlers, renderHost } from '../testing/renderHost.tsx';

mockApi(...accountHandlers);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('says what happened when the host itself throws, and offers Reload and a report', async () => {
  const breakHost = jest.spyOn(window, 'scrollTo').mockImplementation(() => {
    throw new TypeError('l is not a function');
  });
  const { go } = await renderHost([
    { path: '/billing', Page: () => <h1>Billing</h1> },
    { path: '/settings', Page: () => <h1>Settings</h1> },
  ]);
  await go('/settings');
  expect(breakHost).toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Report this problem' })).toHaveAttribute('href', '/contact');
  expect(screen.getByLabelText('Error details')).toHaveTextContent('l is not a function on');
  expect(document.title).toBe('Something went wrong | Rankwright');
});
