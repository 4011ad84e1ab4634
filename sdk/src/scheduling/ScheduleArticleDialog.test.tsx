import { getProfile } from '@rankwright/contracts/account';
import { listConnections } from '@rankwright/contracts/connections';
import { createScheduledContent } from '@rankwright/contracts/planner';
import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  answer,
  disconnect,
  mockApi,
  refuse,
  renderScreen,
  sampleConnections,
  sampleItem,
  sampleProfile,
} from '../testing.ts';
import { ScheduleArticleDialog, type ScheduleArticleDialogProps } from './ScheduleArticleDialog.tsx';

const profileIn = (timeZone: string) =>
  answer(getProfile, { success: true, user: sampleProfile({ timeZone }) });
const connected = answer(listConnections, {
  success: true,
  connections: sampleConnections('wordpress', 'shopify'),
});
const server = mockApi(profileIn('America/New_York'), connected);

const nothing = () => undefined;
const open = (props: Partial<ScheduleArticleDialogProps> = {}) =>
  renderScreen(
    <ScheduleArticleDialog start={{ title: 'Roses', content: 'Cut them.' }} onClose={nothing} {...props} />,
  );
const box = (name: string) => screen.getByRole('checkbox', { name });
const submit = () => screen.getByRole('button', { name: 'Schedule Article' });
const ready = async () => {
  await screen.findByText(/^America\/New_York, UTC/);
  await screen.findByText('The article goes to every platform you tick.');
};
const setDate = (value: string) => fireEvent.change(screen.getByLabelText(/^Date/), { target: { value } });
const setTime = (value: string) => fireEvent.change(screen.getByLabelText(/^Time/), { target: { value } });

describe('the Schedule Article dialog', () => {
  it('asks for title, content, date, time and platforms; the time starts at 09:00 and names its zone [C-074] [C-075] [C-080]', async () => {
    open();
    await ready();
    expect(screen.getByRole('dialog', { name: 'Schedule Article' })).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Roses');
    expect(screen.getByLabelText(/^Content/)).toHaveValue('Cut them.');
    expect(screen.getByLabelText(/^Date/)).toHaveValue('');
    expect(screen.getByLabelText(/^Time/)).toHaveValue('09:00');
    expect(screen.getByLabelText(/^Time/)).toHaveAccessibleDescription(/^America\/New_York, UTC-0[45]:00$/);
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  });

  it('disables the boxes of platforms that are not connected and says why [C-076]', async () => {
    open();
    await ready();
    expect(box('WordPress')).toBeEnabled();
    expect(box('Shopify')).toBeEnabled();
    expect(box('Wix')).toBeDisabled();
    expect(box('Webflow')).toHaveAccessibleDescription('Not connected');
  });

  it('keeps its button disabled until a platform is ticked, and says so [C-077]', async () => {
    const { user } = open();
    await ready();
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription('Tick at least one platform.');
    await user.click(box('WordPress'));
    expect(submit()).toBeEnabled();
  });

  it('shows what is missing at its field and moves the focus to the first [C-077]', async () => {
    const { user } = open({ start: {} });
    await ready();
    await user.click(box('WordPress'));
    await user.click(submit());
    expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription('Enter a title.');
    expect(screen.getByLabelText(/^Content/)).toHaveAccessibleDescription('Enter the content.');
    expect(screen.getByLabelText(/^Date/)).toHaveAccessibleDescription('Choose a date.');
    expect(screen.getByLabelText(/^Title/)).toHaveFocus();
  });

  it('schedules: platforms as booleans, keywords in order, 800 words, and tells when it goes out [C-078] [C-079]', async () => {
    let sent: unknown;
    const item = sampleItem({ scheduledDate: '2099-03-13', scheduledTime: '09:00' });
    server.use(
      answer(createScheduledContent, ({ body }) => {
        sent = body;
        return { success: true as const, ...item };
      }),
    );
    const onClose = jest.fn();
    const onScheduled = jest.fn();
    const { user } = open({
      start: { title: 'Roses', content: 'Cut them.', keywords: ['roses', 'shears'] },
      onClose,
      onScheduled,
    });
    await ready();
    await user.click(box('WordPress'));
    setDate('2099-03-13');
    await user.click(submit());
    expect(await screen.findByText('Article scheduled')).toBeVisible();
    expect(
      screen.getByText('It goes out on Friday, March 13, 2099 at 09:00 (America/New_York).'),
    ).toBeVisible();
    expect(sent).toMatchObject({
      title: 'Roses',
      scheduledDate: '2099-03-13',
      scheduledTime: '09:00',
      volume: 800,
      keywords: ['roses', 'shears'],
      platforms: { wordpress: true, wix: false, shopify: false, webflow: false },
    });
    expect(onScheduled).toHaveBeenCalledWith(expect.objectContaining({ id: item.id }));
    expect(onClose).toHaveBeenCalled();
  });

  it('shows a refusal of the server in the dialog and keeps what was typed', async () => {
    server.use(refuse(createScheduledContent, 'DATE_IN_PAST'));
    const { user } = open();
    await ready();
    await user.click(box('Shopify'));
    setDate('2099-03-13');
    await user.click(submit());
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('Choose today or a later date.')).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Roses');
  });

  it('says when the connections cannot be read, and when there are none', async () => {
    server.use(disconnect(listConnections));
    const { unmount } = open();
    expect(await screen.findByText(/connections could not be read/)).toBeVisible();
    expect(submit()).toBeDisabled();
    unmount();
    server.use(answer(listConnections, { success: true, connections: sampleConnections() }));
    open();
    expect(await screen.findByRole('link', { name: 'Connect one in Integrations' })).toHaveAttribute(
      'href',
      '/integrations',
    );
  });

  it('has no accessibility fault, empty, filled and refused', async () => {
    const { user, baseElement } = open({ start: {} });
    await ready();
    expect(await axe(baseElement)).toHaveNoViolations();
    await user.click(box('WordPress'));
    await user.click(submit());
    expect(await axe(baseElement)).toHaveNoViolations();
  });
});

describe('a change of the clock before the date [C-080]', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date('2027-03-10T15:00:00Z'),
      doNotFake: [
        'setTimeout',
        'setInterval',
        'queueMicrotask',
        'nextTick',
        'setImmediate',
        'clearTimeout',
        'clearInterval',
      ],
    });
  });
  afterEach(() => jest.useRealTimers());

  it('is announced in New York: the hour stays, its UTC moves', async () => {
    open();
    await screen.findByText('America/New_York, UTC-05:00');
    setDate('2027-03-20');
    expect(screen.getByRole('status', { name: 'Daylight-saving forecast' })).toHaveTextContent(
      'go forward one hour on Sunday, March 14, 2027. Your article still goes out at 09:00 there, which is then 13:00 UTC',
    );
    expect(screen.getByText('America/New_York, UTC-04:00')).toBeVisible();
  });

  it('warns of an hour that does not exist', async () => {
    open();
    await screen.findByText('America/New_York, UTC-05:00');
    setDate('2027-03-14');
    setTime('02:30');
    expect(screen.getByText(/02:30 does not exist on that day/)).toBeVisible();
  });

  it.each([
    ['UTC', 'UTC'],
    ['Asia/Kolkata', 'Asia/Kolkata, UTC+05:30'],
  ])('is not announced in %s, which has none', async (zone, shown) => {
    server.use(profileIn(zone));
    open();
    await screen.findByText(shown);
    setDate('2027-03-20');
    expect(screen.getByRole('status', { name: 'Daylight-saving forecast' })).toBeEmptyDOMElement();
  });
});
