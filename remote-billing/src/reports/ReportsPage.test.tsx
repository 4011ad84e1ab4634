import { getProfile } from '@rankwright/contracts/account';
import {
  createReport,
  createReportLink,
  getReportSettings,
  listReports,
  mailReport,
  revokeReportLinks,
  updateReportSettings,
  uploadReportLogo,
} from '@rankwright/contracts/reports';
import { mockApi, mockError, mockReply, renderScreen, sampleProfile } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as ReportsPage } from './ReportsPage.tsx';
import { emptyReportList, sampleReport, sampleReportList, sampleReportSettings } from './sampleReports.ts';

const url = 'http://localhost/api/reports/token';
const replyWith = (report = sampleReport()) => ({ success: true as const, report });
const linkReply = { ...replyWith(), url, endsAt: '2027-02-02T06:00:00.000Z' };
const api = mockApi(
  mockReply(getProfile, { success: true, user: sampleProfile() }),
  mockReply(listReports, sampleReportList()),
  mockReply(getReportSettings, sampleReportSettings()),
  mockReply(createReportLink, linkReply),
);
const open = () => renderScreen(<ReportsPage />, { at: '/reports' });
const findReport = async (month: string) => {
  const list = await screen.findByRole('list', { name: 'Reports' });
  const heading = within(list).getByRole('heading', { name: month });
  return within(heading.closest('li') ?? list);
};

describe('reports', () => {
  it('lists months with their links, their emails and what is not final', async () => {
    const { container } = open();
    const october = await findReport('October 2026');
    expect(october.getByText(/3 private links, the last ends Feb 2, 2027/)).toBeVisible();
    const mails = within(october.getByRole('list', { name: 'Emails of October 2026' }));
    expect(mails.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'owner@garden.exampleSent Nov 4, 2026',
      'partner@garden.exampleNot sentThe mail server did not accept it.',
      'archive@garden.exampleUnknownIt is not known whether this email arrived.',
    ]);
    const september = await findReport('September 2026');
    expect(september.getByText(/last days were not final. No private link/)).toBeVisible();
    expect(screen.getByText(/The report for November 2026 is created automatically/)).toBeVisible();
    await screen.findByRole('form', { name: 'Report settings' });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('opens a report in a tab of its own, with a link for its owner', async () => {
    const purposes: unknown[] = [];
    api.use(
      mockReply(createReportLink, ({ body }) => {
        purposes.push(body);
        return linkReply;
      }),
    );
    const replace = jest.fn();
    const tab = { opener: window, location: { replace } };
    const openTab = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user } = open();
    await user.click((await findReport('October 2026')).getByRole('button', { name: 'Open October 2026' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(url));
    expect(openTab).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    expect(purposes).toEqual([{ purpose: 'view' }]);
  });

  it('closes the tab again when the report cannot be opened', async () => {
    api.use(mockError(createReportLink, 'NOT_FOUND'));
    const close = jest.fn();
    jest.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
    const { user } = open();
    await user.click((await findReport('October 2026')).getByRole('button', { name: 'Open October 2026' }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('downloads the PDF', async () => {
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.href);
    });
    const { user } = open();
    await user.click((await findReport('October 2026')).getByRole('button', { name: 'PDF of October 2026' }));
    await waitFor(() => expect(clicked).toEqual([`${url}/report.pdf`]));
  });

  it('makes a private link, says how long it works, and copies it', async () => {
    const { user } = open();
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(
      (await findReport('September 2026')).getByRole('button', { name: 'Private link to September 2026' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Private link to September 2026' }));
    expect(dialog.getByText(/until Feb 2, 2027/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Private link' })).toHaveValue(url);
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(copy).toHaveBeenCalledWith(url);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('ends the links once that is confirmed', async () => {
    let ended = 0;
    api.use(
      mockReply(revokeReportLinks, () => {
        ended += 1;
        return replyWith();
      }),
    );
    const { user } = open();
    const october = await findReport('October 2026');
    const choose = async () => {
      await user.click(october.getByRole('button', { name: 'More for October 2026' }));
      await user.click(await screen.findByRole('menuitem', { name: 'End private links' }));
    };
    await choose();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(ended).toBe(0);
    await choose();
    await user.click(await screen.findByRole('button', { name: 'End links' }));
    expect(await screen.findByText('Private links ended')).toBeVisible();
    expect(ended).toBe(1);
  });

  it('offers no ending where no link works, and emails again what did not arrive', async () => {
    let mailed = 0;
    api.use(
      mockReply(mailReport, () => {
        mailed += 1;
        return replyWith();
      }),
    );
    const { user } = open();
    await user.click((await findReport('September 2026')).getByRole('button', { name: /^More/ }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Email to recipients',
      'Update figures',
    ]);
    await user.keyboard('{Escape}');
    await user.click((await findReport('October 2026')).getByRole('button', { name: /^More/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Resend failed emails' }));
    expect(await screen.findByText('The report is being emailed')).toBeVisible();
    expect(mailed).toBe(1);
  });

  it('makes the report of the newest month without one, and of earlier months', async () => {
    const months: unknown[] = [];
    api.use(
      mockReply(createReport, ({ body }) => {
        const { month } = body as { month: string };
        months.push(month);
        return replyWith(sampleReport({ month }));
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Create report for August 2026' }));
    expect(await screen.findByText('Report for August 2026 created')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Another month' }));
    await user.click(await screen.findByRole('menuitem', { name: 'July 2026' }));
    await waitFor(() => expect(months).toEqual(['2026-08', '2026-07']));
  });

  it('says what a report is while there is none, and that none is scheduled', async () => {
    api.use(mockReply(listReports, emptyReportList));
    const { container } = open();
    expect(await screen.findByText('No reports yet')).toBeVisible();
    expect(screen.getByText(/No report is scheduled/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('loads again after an error, with the settings apart', async () => {
    api.use(mockError(listReports, 'INTERNAL'));
    const { user } = open();
    expect(await screen.findByRole('form', { name: 'Report settings' })).toBeVisible();
    const retry = await screen.findByRole('button', { name: /retry|try again/i });
    api.use(mockReply(listReports, sampleReportList()));
    await user.click(retry);
    await findReport('October 2026');
  });
});

describe('report settings', () => {
  it('saves schedule, recipients and words', async () => {
    const saved: unknown[] = [];
    api.use(
      mockReply(updateReportSettings, ({ body }) => {
        saved.push(body);
        return sampleReportSettings();
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: 'Create and email a report every month' }));
    const recipients = screen.getByRole('textbox', { name: 'Recipients' });
    await user.clear(recipients);
    await user.type(recipients, 'nobody');
    await user.click(screen.getByRole('button', { name: 'Save report settings' }));
    expect(await screen.findByText('“nobody” is not an email address.')).toBeVisible();
    expect(recipients).toHaveFocus();
    await user.clear(recipients);
    await user.type(recipients, 'client@garden.example');
    await user.click(screen.getByRole('button', { name: 'Save report settings' }));
    expect(await screen.findByText('Report settings saved')).toBeVisible();
    expect(saved).toEqual([
      { ...sampleReportSettings().settings, isEnabled: false, recipients: ['client@garden.example'] },
    ]);
  });

  it('shows beside the field that somebody asked not to get reports', async () => {
    const text = 'client@garden.example asked not to receive your reports. Remove the address.';
    api.use(mockError(updateReportSettings, 'INVALID_REQUEST', text, { recipients: text }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Save report settings' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Recipients' })).toHaveAccessibleDescription(text),
    );
  });

  it('uploads a logo, and rejects files that are no image', async () => {
    const logo = 'data:image/png;base64,AAAA';
    api.use(mockReply(uploadReportLogo, sampleReportSettings({ logo })));
    open();
    const input = await screen.findByLabelText('Logo file');
    const choose = (type: string) =>
      fireEvent.change(input, {
        target: { files: [Object.assign(new Blob(['x'], { type }), { name: 'logo' })] },
      });
    choose('image/gif');
    expect(await screen.findByText('Choose a PNG or JPEG image.')).toBeVisible();
    choose('image/png');
    expect(await screen.findByRole('img', { name: 'Your logo' })).toHaveAttribute('src', logo);
    expect(screen.getByRole('button', { name: 'Remove logo' })).toBeVisible();
  });
});
