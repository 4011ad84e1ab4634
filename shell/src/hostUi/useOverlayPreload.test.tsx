import { loadOverlays } from '@rankwright/shared-ui/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useOverlayPreload } from './useOverlayPreload.ts';

jest.mock('@rankwright/shared-ui/core', () => ({ loadOverlays: jest.fn() }));

const Page = () => {
  useOverlayPreload();
  return (
    <>
      <p>Roses</p>
      <button>
        <span>Account menu</span>
      </button>
    </>
  );
};

beforeEach(() => void jest.mocked(loadOverlays).mockClear());

it.each(['pointerOver', 'pointerDown', 'focusIn'] as const)(
  'loads overlays once a button gets %s',
  (name) => {
    render(<Page />);
    fireEvent[name](screen.getByText('Roses'));
    expect(loadOverlays).not.toHaveBeenCalled();
    fireEvent[name](screen.getByText('Account menu'));
    fireEvent[name](screen.getByText('Account menu'));
    expect(loadOverlays).toHaveBeenCalledTimes(1);
  },
);
