import { getProfile } from '@rankwright/contracts/account';
import { listConnections } from '@rankwright/contracts/connections';
import { createScheduledItem } from '@rankwright/contracts/planner';
import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  mockReply,
  mockNetworkError,
  mockApi,
  mockError,
  renderScreen,
  sampleConnections,
  sampleScheduledItem,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { ScheduleArticleDialog, type ScheduleArticleDialogProps } from './ScheduleArticleDialog.tsx';

const mockProfile = (timeZone: string) =>
  mockReply(getProfile, { success: true, user: sampleProfile({ timeZone }) });
const connected = mockReply(listConnections, {
  success: true,
  connections: sampleConnections('wordpress', 'shopify'),
});
const server = mockApi(mockProfile('America/New_York'), connected);

const noop = () => undefined;
const openDialog = (props: Partial<ScheduleArticleDialogProps> = {}) =>
  renderScreen(
    <ScheduleArticleDialog start={{ title: 'Roses', content: 'Cut them.' }} onClose={noop} {...props} />,
  );
const getCheckbox = (name: string) => screen.getByRole('checkbox', { name });
const getSubmitButton = () => screen.getByRole('button', { name: 'Schedule Article' });
const waitUntilLoaded = async () => {
  await screen.findByText(/^America\/New_York, UTC/);
  await screen.findByText('The article is published to every platform you select.');
};
const setDate = (value: string) => fireEvent.change(screen.getByLabelText(/^Date/), { target: { value } });
const setTime = (value: string) => fireEvent.change(screen.getByLabelText(/^Time/), { target: { value } });

describe('Schedule Article dialog', () => {
  it('shows title, content, date, time and platforms; the time defaults to 09:00 and shows its zone [C-074] [C-075] [C-080]', async () => {
    openDialog();
    await waitUntilLoaded();
    expect(screen.getByRole('dialog', { name: 'Schedule Article' })).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Roses');
    expect(screen.getByLabelText(/^Content/)).toHaveValue('Cut them.');
    expect(screen.getByLabelText(/^Date/)).toHaveValue('');
    expect(screen.getByLabelText(/^Time/)).toHaveValue('09:00');
    expect(screen.getByLabelText(/^Time/)).toHaveAccessibleDescription(/^America\/New_York, UTC-0[45]:00$/);
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  });

  it('disables the checkboxes of platforms that are not connected and says why [C-076]', async () => {
    openDialog();
    await waitUntilLoaded();
    expect(getCheckbox('WordPress')).toBeEnabled();
    expect(getCheckbox('Shopify')).toBeEnabled();
    expect(getCheckbox('Wix')).toBeDisabled();
    expect(getCheckbox('Webflow')).toHaveAccessibleDescription('Not connected');
  });

  it('disables the button until a platform is selected, and says why [C-077]', async () => {
    const { user } = openDialog();
    await waitUntilLoaded();
    expect(getSubmitButton()).toBeDisabled();
    expect(getSubmitButton()).toHaveAccessibleDescription('Select at least one platform.');
    await user.click(getCheckbox('WordPress'));
    expect(getSubmitButton()).toBeEnabled();
  });

  it('shows the error of each missing field and focuses the first [C-077]', async () => {
    const { user } = openDialog({ start: {} });
    await waitUntilLoaded();
    await user.click(getCheckbox('WordPress'));
    await user.click(getSubmitButton());
    expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription('Enter a title.');
    expect(screen.getByLabelText(/^Content/)).toHaveAccessibleDescription('Enter the content.');
    expect(screen.getByLabelText(/^Date/)).toHaveAccessibleDescription('Choose a date.');
    expect(screen.getByLabelText(/^Title/)).toHaveFocus();
  });

  it('sends platforms as booleans, keywords in order and 800 words, and shows the publish time [C-078] [C-079]', async () => {
    let sent: unknown;
    const item = sampleScheduledItem({ scheduledDate: '2099-03-13', scheduledTime: '09:00' });
    server.use(
      mockReply(createScheduledItem, ({ body }) => {
        sent = body;
        return { success: true as const, ...item };
      }),
    );
    const onClose = jest.fn();
    const onScheduled = jest.fn();
    const { user } = openDialog({
      start: { title: 'Roses', content: 'Cut them.', keywords: ['roses', 'shears'] },
      onClose,
      onScheduled,
    });
    await waitUntilLoaded();
    await user.click(getCheckbox('WordPress'));
    setDate('2099-03-13');
    await user.click(getSubmitButton());
    expect(await screen.findByText('Article scheduled')).toBeVisible();
    expect(
      screen.getByText('It will be published on Friday, March 13, 2099 at 09:00 (America/New_York).'),
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

  it.each([
    ['does not send a saved text that is not changed', 'Cut them.', undefined],
    ['sends a saved text that is changed in the dialog', 'Cut them now.', 'Cut them now.'],
  ])('%s', async (_, typed, expected) => {
    const sent: { content?: string }[] = [];
    server.use(
      mockReply(createScheduledItem, ({ body }) => {
        sent.push(body as { content?: string });
        return { success: true as const, ...sampleScheduledItem() };
      }),
    );
    const start = { title: 'Roses', content: 'Cut them.', isSaved: true };
    const { user } = openDialog({ start });
    await waitUntilLoaded();
    fireEvent.change(screen.getByLabelText(/^Content/), { target: { value: typed } });
    setDate('2099-11-27');
    await user.click(getCheckbox('WordPress'));
    await user.click(getSubmitButton());
    await screen.findByText('Article scheduled');
    expect(sent[0]?.content).toBe(expected);
  });

  it('shows a server error in the dialog and keeps the form values', async () => {
    server.use(mockError(createScheduledItem, 'DATE_IN_PAST'));
    const { user } = openDialog();
    await waitUntilLoaded();
    await user.click(getCheckbox('Shopify'));
    setDate('2099-03-13');
    await user.click(getSubmitButton());
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('Choose today or a later date.')).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Roses');
  });

  it('shows an error when the connections cannot be loaded, and a link to Integrations when there are none', async () => {
    server.use(mockNetworkError(listConnections));
    const { unmount } = openDialog();
    expect(await screen.findByText(/connections could not be loaded/)).toBeVisible();
    expect(getSubmitButton()).toBeDisabled();
    unmount();
    server.use(mockReply(listConnections, { success: true, connections: sampleConnections() }));
    openDialog();
    expect(await screen.findByRole('link', { name: 'Connect one in Integrations' })).toHaveAttribute(
      'href',
      '/integrations',
    );
  });

  it('has no accessibility violations, empty and with errors', async () => {
    const { user, baseElement } = openDialog({ start: {} });
    await waitUntilLoaded();
    expect(await axe(baseElement)).toHaveNoViolations();
    await user.click(getCheckbox('WordPress'));
    await user.click(getSubmitButton());
    expect(await axe(baseElement)).toHaveNoViolations();
  });
});

describe('daylight saving change before the date', () => {
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

  it('shows in New York that the local time stays and its UTC time changes [C-080]', async () => {
    openDialog();
    await screen.findByText('America/New_York, UTC-05:00');
    setDate('2027-03-20');
    expect(screen.getByRole('status', { name: 'Daylight-saving forecast' })).toHaveTextContent(
      'go forward one hour on Sunday, March 14, 2027. Your article is still published at 09:00 there, which is then 13:00 UTC',
    );
    expect(screen.getByText('America/New_York, UTC-04:00')).toBeVisible();
  });

  it('warns about a time that does not exist', async () => {
    openDialog();
    await screen.findByText('America/New_York, UTC-05:00');
    setDate('2027-03-14');
    setTime('02:30');
    expect(screen.getByText(/02:30 does not exist on that day/)).toBeVisible();
  });

  it.each([
    ['UTC', 'UTC'],
    ['Asia/Kolkata', 'Asia/Kolkata, UTC+05:30'],
  ])('shows nothing in %s, which has no daylight saving', async (zone, shown) => {
    server.use(mockProfile(zone));
    openDialog();
    await screen.findByText(shown);
    setDate('2027-03-20');
    expect(screen.getByRole('status', { name: 'Daylight-saving forecast' })).toBeEmptyDOMElement();
  });
});
