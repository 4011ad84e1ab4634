import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './overlays.ts';

const mockNetwork = { isOnline: false };
jest.mock('./implementation.ts', () => {
  if (!mockNetwork.isOnline) throw new Error('Loading chunk overlays failed.');
  return jest.requireActual<object>('./implementation.ts');
});

const Page = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Rename</button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="rename">
        <h2 id="rename">Rename the article</h2>
        <button onClick={() => setIsOpen(false)}>Save</button>
      </Dialog>
    </>
  );
};

it('says when its code could not be loaded, closes, and opens by Retry', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This part of the page could not be loaded/);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Rename' }));
  mockNetwork.isOnline = true;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Rename the article' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
