import {
  getPublishDefaults,
  savePublishDefaults,
  type PublishDefaults,
} from '@rankwright/contracts/articlePublishing';
import type { Platform } from '@rankwright/contracts/limits';
import { mockApi, mockError, mockReply, renderScreen } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { answerPublishDefaults } from '../testing/answerPublishDefaults.ts';
import { samplePublishDefaults } from '../testing/samplePublishDefaults.ts';
import { PublishDefaultsSection } from './PublishDefaultsSection.tsx';

const api = mockApi();
beforeEach(() => api.use(...answerPublishDefaults()));

const open = (platform: Platform = 'wordpress') =>
  renderScreen(<PublishDefaultsSection platform={platform} />);
const openForm = async (platform: Platform = 'wordpress') => {
  const view = open(platform);
  await view.user.click(await screen.findByRole('button', { name: 'Change defaults' }));
  return { ...view, form: within(screen.getByRole('form', { name: /^Publishing defaults of/ })) };
};
const recordSaves = () => {
  const sent: unknown[] = [];
  api.use(
    mockReply(savePublishDefaults, ({ body }) => {
      sent.push(body);
      return { success: true as const, defaults: samplePublishDefaults(body as Partial<PublishDefaults>) };
    }),
  );
  return sent;
};

describe('publishing defaults', () => {
  it('shows that they are loading', async () => {
    api.use(mockReply(getPublishDefaults, () => new Promise(() => undefined)));
    const { container } = open();
    expect(screen.getByRole('status', { name: 'Loading the publishing defaults…' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that they could not be loaded, and loads them again', async () => {
    api.use(mockError(getPublishDefaults, 'INTERNAL'));
    const { container, user } = open();
    expect(await screen.findByText('The publishing defaults could not be loaded')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    api.use(...answerPublishDefaults());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(
      await screen.findByText('Live posts · Author Ada · Category Garden · Tags roses, winter'),
    ).toBeVisible();
  });

  it('saves what was changed and shows it', async () => {
    const sent = recordSaves();
    const { user, form, container } = await openForm();
    const categories = form.getByRole('textbox', { name: 'Categories' });
    expect(categories).toHaveValue('Garden');
    await waitFor(() =>
      expect(categories).toHaveAccessibleDescription('On the site: Garden, Kitchen. Separate with commas.'),
    );
    expect(form.getByRole('textbox', { name: 'Author' })).toHaveAccessibleDescription(
      'On the site: Ada, Grace.',
    );
    expect(await axe(container)).toHaveNoViolations();
    await user.clear(categories);
    await user.type(categories, 'Kitchen, , Kitchen,Balcony');
    await user.click(form.getByRole('combobox', { name: 'Publish as' }));
    await user.click(screen.getByRole('option', { name: 'Draft on the site' }));
    await user.click(form.getByRole('button', { name: 'Save defaults' }));
    expect(
      await screen.findByText(
        'Drafts on the site · Author Ada · Categories Kitchen, Balcony · Tags roses, winter',
      ),
    ).toBeVisible();
    expect(sent).toEqual([
      { author: 'Ada', categories: ['Kitchen', 'Balcony'], tags: ['roses', 'winter'], publishAs: 'draft' },
    ]);
    expect(await screen.findByLabelText('Notification')).toHaveTextContent('Publishing defaults saved');
  });

  it('offers only what the platform takes', async () => {
    const { form } = await openForm('shopify');
    expect(form.getByRole('textbox', { name: 'Tags' })).toBeVisible();
    expect(form.queryByRole('textbox', { name: 'Categories' })).not.toBeInTheDocument();
  });

  it('names what is too long and sends nothing', async () => {
    const sent = recordSaves();
    const { user, form } = await openForm();
    const tags = form.getByRole('textbox', { name: 'Tags' });
    await user.clear(tags);
    await user.type(tags, Array.from({ length: 31 }, (_, index) => index).join(','));
    await user.click(form.getByRole('button', { name: 'Save defaults' }));
    expect(tags).toHaveAccessibleDescription('Enter at most 30 tags of up to 100 characters each.');
    expect(tags).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when saving fails', async () => {
    api.use(
      mockError(savePublishDefaults, 'INVALID_REQUEST', undefined, { author: 'This author is unknown.' }),
    );
    const { user, form } = await openForm();
    const author = form.getByRole('textbox', { name: 'Author' });
    await user.clear(author);
    await user.type(author, 'Nobody');
    await user.click(form.getByRole('button', { name: 'Save defaults' }));
    await waitFor(() => expect(author).toHaveAccessibleDescription('This author is unknown.'));
    expect(author).toHaveValue('Nobody');
    expect(await screen.findByRole('alert')).toHaveTextContent('Save Failed');
  });

  it('is closed without saving by Cancel', async () => {
    const sent = recordSaves();
    const { user, form } = await openForm();
    await user.type(form.getByRole('textbox', { name: 'Author' }), ' Lovelace');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/Author Ada ·/)).toBeVisible();
    expect(sent).toEqual([]);
  });
});
