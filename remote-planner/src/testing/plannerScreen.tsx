import { mockApi, renderScreen } from '@rankwright/sdk/testing';
import { Component as PlannerPage } from '../PlannerPage.tsx';
import { freezeDate } from './freezeDate.ts';

/** The mock API of a test file, whose tests all run on November 21, 2026. */
export const server = mockApi();
freezeDate('2026-11-21T12:00:00Z');

/** Renders the planner, for example at `?month=2026-11`. */
export const openPlanner = (search = '') =>
  renderScreen(<PlannerPage />, { at: `/content-planner${search}` });
