import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { render, screen } from '@testing-library/react';
import { readLocationState, saveLocationState } from './locationState.ts';

const State = () => <p>{JSON.stringify(useLocation().state)}</p>;

it('is the state that the router of the app starts with', () => {
  window.history.replaceState({ other: 1 }, '', '/login');
  expect(readLocationState()).toEqual({});
  saveLocationState({ from: '/billing' });
  render(<RouterProvider router={createBrowserRouter([{ path: '/login', element: <State /> }])} />);
  expect(screen.getByText('{"from":"/billing"}')).toBeVisible();
  expect(readLocationState()).toEqual({ from: '/billing' });
  expect(window.history.state).toMatchObject({ other: 1 });
});
