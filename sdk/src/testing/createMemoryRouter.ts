import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createRouter, type Router } from '../routing/createRouter.ts';

/** The product's router on a history in memory, opened at an address. */
export const createMemoryRouter = (at: string): Router =>
  createRouter(createMemoryHistory({ initialEntries: [at], v5Compat: true }));
