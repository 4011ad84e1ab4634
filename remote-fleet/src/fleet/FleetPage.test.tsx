import {
  changeCanary,
  changeRemoteSetting,
  getFleet,
  listAuditEntries,
  rollBackRelease,
} from '@rankwright/contracts/fleet';
import { mockApi, mockError, mockReply, renderScreen, type MockedRequest } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleAudit, sampleDeployable, sampleFleet } from '../releases/sampleFleet.ts';
import { Component as FleetPage } from './FleetPage.tsx';

const api = mockApi(mockReply(getFleet, sampleFleet()), mockReply(listAuditEntries, sampleAudit));
const open = (at = '/fleet') => renderScreen(<FleetPage />, { at });

/** Requests of an endpoint, in their order. */
const record = (endpoint: typeof rollBackRelease | typeof changeCanary | typeof changeRemoteSetting) => {
  const sent: [unknown, unknown][] = [];
  api.use(
    mockReply(endpoint, ({ params, body }: MockedRequest) => {
      sent.push([params.name, body]);
      return { success: true as const };
    }),
  );
  return sent;
};

describe('the fleet', () => {
  it('lists owner, versions, host API, canary and health of each remote', async () => {
    const { container } = open();
    const table = await screen.findByRole('table', { name: 'Fleet' });
    const read = (name: string) =>
      within(table).getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
    expect(read('planner')).toBe(
      'plannerPlanningNo failures1.4.0-3f2a91bc1.3.2-88aa01de1.5.0-90ffee11, 10 %^1.0.0',
    );
    expect(read('billing')).toContain('Failed in 7 page views');
    expect(read('billing')).toContain('—');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows whoever is not staff that there is no such page', async () => {
    api.use(mockError(getFleet, 'NOT_FOUND'));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.queryByText('Fleet')).toBeNull();
  });

  it('says what failed, and loads it at Retry', async () => {
    api.use(mockError(getFleet, 'UNAVAILABLE', 'The origin service does not respond.'));
    const { user } = open();
    expect(await screen.findByText('The origin service does not respond.')).toBeVisible();
    api.use(mockReply(getFleet, sampleFleet()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Fleet' })).toBeVisible();
  });

  it('lists bad versions with what was found, or says that there are none', async () => {
    const { user, container } = open();
    await user.click(await screen.findByRole('tab', { name: 'Bad versions' }));
    expect(await screen.findAllByText('/content-planner threw: items is undefined')).not.toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says so when nothing is bad', async () => {
    api.use(mockReply(getFleet, sampleFleet([sampleDeployable({ versions: [] })])));
    open('/fleet?view=bad');
    expect(await screen.findByText('No bad versions')).toBeVisible();
  });

  it('lists who changed what, when and why', async () => {
    const { user, container } = open();
    await user.click(await screen.findByRole('tab', { name: 'Audit log' }));
    const table = await screen.findByRole('table', { name: 'Audit log' });
    expect(within(table).getAllByRole('row')[1]?.textContent).toBe(
      'Nov 21, 2026, 9:30 AM UTCada@example.com (console)canary planner1.4.0-3f2a91bc → 1.5.0-90ffee1110 %: first teams try it',
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('one remote', () => {
  it('has its versions, and rolls back to one of them with a reason', async () => {
    const sent = record(rollBackRelease);
    const { user, container } = open('/fleet?show=planner');
    expect(await screen.findByRole('heading', { level: 1, name: 'planner' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Roll back to 1.4.0-3f2a91bc' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Roll back to 1.3.9-77aa0000' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Roll back to 1.3.2-88aa01de' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll back planner' }));
    expect(await axe(container.ownerDocument.body)).toHaveNoViolations();
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByText('Enter a reason.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The calendar is empty');
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([['planner', { to: '1.3.2-88aa01de', reason: 'The calendar is empty' }]]);
  });

  it('stays as it is when the change is canceled', async () => {
    const sent = record(rollBackRelease);
    const { user } = open('/fleet?show=planner');
    await user.click(await screen.findByRole('button', { name: 'Roll back to 1.3.2-88aa01de' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('keeps the reason and says why the origin refused', async () => {
    api.use(mockError(rollBackRelease, 'RELEASE_CHANGE_REFUSED', 'planner 1.3.2 does not fit the host.'));
    const { user } = open('/fleet?show=planner');
    await user.click(await screen.findByRole('button', { name: 'Roll back to 1.3.2-88aa01de' }));
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Slow{Enter}');
    expect(await screen.findByText('planner 1.3.2 does not fit the host.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Slow');
  });

  it.each([
    ['Promote', 'Promote', { action: 'promote' }],
    ['Stop canary', 'Stop canary', { action: 'stop' }],
    ['Change percentage', 'Change percentage', { action: 'resize', percent: 10 }],
  ])('takes the canary on: %s', async (button, confirmLabel, expected) => {
    const sent = record(changeCanary);
    const { user } = open('/fleet?show=planner');
    expect(await screen.findByText('3 of 812')).toBeVisible();
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It does well');
    await user.click(dialog.getByRole('button', { name: confirmLabel }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual(['planner', { ...expected, version: '1.5.0-90ffee11', reason: 'It does well' }]);
  });

  it('starts a canary with a percentage of at most 50', async () => {
    const sent = record(changeCanary);
    const { user } = open('/fleet?show=billing');
    await user.click(await screen.findByRole('button', { name: 'Start 1.3.2-88aa01de as a canary' }));
    const dialog = within(await screen.findByRole('dialog'));
    const percent = dialog.getByRole('textbox', { name: /Percentage/ });
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Again');
    await user.clear(percent);
    await user.type(percent, '60{Enter}');
    expect(await dialog.findByText('Enter a percentage of more than 0 and at most 50.')).toBeVisible();
    await user.clear(percent);
    await user.type(percent, '25{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.[1]).toEqual({
      action: 'start',
      version: '1.3.2-88aa01de',
      percent: 25,
      reason: 'Again',
    });
  });

  it('sets a flag for a share of the browsers, and a config value of its type', async () => {
    const sent = record(changeRemoteSetting);
    const { user } = open('/fleet?show=planner');
    const change = async (name: string, value: string) => {
      await user.click(await screen.findByRole('button', { name: `Change ${name}` }));
      const dialog = within(await screen.findByRole('dialog'));
      const field = dialog.getByRole('textbox', { name: /Percentage|Value/ });
      await user.clear(field);
      if (value !== '') await user.type(field, value);
      await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Trial{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await change('weekView', '100');
    await change('pageSize', '20');
    await change('weekView', '');
    expect(sent.map(([, body]) => (body as { value: unknown }).value)).toEqual([100, 20, null]);
  });
});
