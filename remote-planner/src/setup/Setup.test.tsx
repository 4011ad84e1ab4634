import { startGeneration } from '@rankwright/contracts/generations';
import { generateKeywords } from '@rankwright/contracts/planner';
import { getSetup, updateSetup, type SetupStep } from '@rankwright/contracts/setup';
import {
  emptySiteProfile,
  getSiteProfile,
  updateSiteProfile,
  type SiteProfile,
} from '@rankwright/contracts/siteProfile';
import { getWriter } from '@rankwright/contracts/writers';
import {
  mockApi,
  mockError,
  mockReply,
  renderScreen,
  sampleGeneration,
  sampleId,
  sampleOfflineWriter,
} from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeKeywordApi, sampleKeyword } from '../testing/fakeKeywordApi.ts';
import { fakePlannerApi } from '../testing/fakePlannerApi.ts';
import { sampleSetup } from '../testing/sampleSetup.ts';
import { Setup } from './Setup.tsx';

const server = mockApi();
const today = '2026-11-21';
const phrases = ['rose pruning', 'bare-root roses', 'climbing roses', 'roses for shade', 'black spot'];
const suggestions = phrases.map((keyword, index) => sampleKeyword(index + 1, { keyword }));

/** The API of an account that has done the given steps; `sent` collects what is planned and started. */
const open = (at: string, done: SetupStep[] = [], profile: Partial<SiteProfile> = {}) => {
  const saved: unknown[] = [];
  const sent: unknown[] = [];
  const list = done.includes('keywords') ? [...suggestions] : [];
  let isDismissed = false;
  server.use(
    mockReply(getSetup, () => ({ success: true as const, setup: sampleSetup({ isDismissed }, ...done) })),
    mockReply(updateSetup, ({ body }) => {
      ({ isDismissed } = body as { isDismissed: boolean });
      return { success: true as const, setup: sampleSetup({ isDismissed }, ...done) };
    }),
    mockReply(getSiteProfile, { success: true, siteProfile: { ...emptySiteProfile, ...profile } }),
    mockReply(updateSiteProfile, ({ body }) => {
      saved.push(body);
      return { success: true as const, siteProfile: body as SiteProfile };
    }),
    mockReply(generateKeywords, () => {
      list.push(...suggestions);
      return { success: true as const, keywords: suggestions };
    }),
    mockReply(getWriter, { success: true, writer: sampleOfflineWriter() }),
    mockReply(startGeneration, ({ body }) => {
      sent.push(body);
      return { success: true as const, generation: sampleGeneration() };
    }),
    ...fakeKeywordApi(list),
    ...fakePlannerApi([], sent),
  );
  return { saved, sent, list, ...renderScreen(<Setup today={today} onShow={() => undefined} />, { at }) };
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the checklist of a new account', () => {
  it('shows what is done and opens the setup', async () => {
    const { user, container } = open('/content-planner', ['profile']);
    const checklist = await screen.findByRole('region', { name: 'Plan your first month' });
    expect(checklist).toHaveTextContent('1 of 5 done');
    expect(within(checklist).getAllByRole('listitem')[0]).toHaveTextContent('Describe your site (done)');
    expect(await axe(container)).toHaveNoViolations();
    await press(user, 'Continue');
    expect(await dialog('Pick your keywords')).toBeVisible();
  });

  it('leads to the sites once everything else is done', async () => {
    open('/content-planner', ['profile', 'keywords', 'plan', 'draft']);
    expect(await screen.findByRole('link', { name: 'Connect a site' })).toHaveAttribute(
      'href',
      '/integrations',
    );
  });

  it('goes away when it is dismissed, and stays away', async () => {
    const { user, queryClient } = open('/content-planner');
    await press(user, 'Dismiss checklist');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Plan your first month' })).toBeNull());
    await queryClient.refetchQueries();
    expect(screen.queryByRole('region', { name: 'Plan your first month' })).toBeNull();
  });

  it('is not shown when everything is done', async () => {
    const { queryClient } = open('/content-planner', ['profile', 'keywords', 'plan', 'draft', 'site']);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('region', { name: 'Plan your first month' })).toBeNull();
  });
});

describe('the setup of a new account', () => {
  it('saves the site, adds the selected keywords only, plans four articles and opens the first draft', async () => {
    const { user, saved, sent, list, router } = open('/content-planner?setup=open');
    await dialog('Tell us about your site');
    await user.type(await screen.findByLabelText('Site URL (optional)'), 'example.com');
    await user.type(screen.getByLabelText(/^What is your site about/), 'Roses');
    await user.type(screen.getByLabelText(/^Who reads it/), 'Gardeners');
    await press(user, 'Continue');
    const step = await dialog('Pick your keywords');
    await user.click(await within(step).findByRole('checkbox', { name: /^bare-root roses/ }));
    await user.click(within(step).getByRole('checkbox', { name: /^black spot/ }));
    expect(await axe(step)).toHaveNoViolations();
    await press(user, 'Continue');
    expect(await screen.findByLabelText('Article 1')).toHaveValue('Rose pruning');
    expect(screen.getByText(/No language model is connected/)).toBeVisible();
    expect(await axe(await dialog('Plan your first month'))).toHaveNoViolations();
    await press(user, 'Plan and write the first draft');
    await screen.findByText('another screen');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      `/generate-content?article=${sampleId(500)}`,
    );
    expect(saved).toEqual([
      expect.objectContaining({
        niche: 'Roses',
        audience: 'Gardeners',
        ownPages: [{ title: 'example.com', url: 'https://example.com/' }],
      }),
    ]);
    expect(list.map(({ keyword }) => keyword)).toEqual(
      phrases.filter((phrase) => phrase !== 'bare-root roses'),
    );
    expect(sent).toEqual([
      expect.objectContaining({ title: 'Rose pruning', scheduledDate: '2026-11-23', scheduledTime: '09:00' }),
      expect.objectContaining({ title: 'Climbing roses', scheduledDate: '2026-11-30' }),
      expect.objectContaining({ title: 'Roses for shade', scheduledDate: '2026-12-07' }),
      expect.objectContaining({ title: 'Black spot', scheduledDate: '2026-12-14' }),
      expect.objectContaining({
        articleId: sampleId(500),
        primaryKeyword: 'rose pruning',
        industry: 'Roses',
      }),
    ]);
  });

  it('names what is missing and focuses it', async () => {
    const { user, saved } = open('/content-planner?setup=open');
    await dialog('Tell us about your site');
    await press(user, 'Continue');
    expect(screen.getByLabelText(/^What is your site about/)).toHaveFocus();
    expect(screen.getByLabelText(/^What is your site about/)).toHaveAccessibleDescription(
      'Enter what your site is about.',
    );
    expect(saved).toEqual([]);
  });

  it('asks for at least one keyword', async () => {
    const { user } = open('/content-planner?setup=open', ['profile', 'keywords'], { niche: 'Roses' });
    const step = await dialog('Pick your keywords');
    for (const box of await within(step).findAllByRole('checkbox', { checked: true })) await user.click(box);
    await press(user, 'Continue');
    expect(screen.getByRole('alert')).toHaveTextContent('Select at least one keyword.');
  });

  it('says why no keywords came and tries again', async () => {
    const { user } = open('/content-planner?setup=open', ['profile'], { niche: 'Roses' });
    server.use(mockError(generateKeywords, 'KEYWORDS_FAILED'));
    await press(user, 'Suggest keywords');
    expect(await screen.findByRole('alert')).toBeVisible();
    server.use(mockReply(generateKeywords, { success: true, keywords: suggestions }));
    await press(user, 'Retry');
    expect(await screen.findByRole('checkbox', { name: /^rose pruning/ })).toBeChecked();
  });

  it('goes on where planning failed, without planning an article twice', async () => {
    const { user, sent, router } = open('/content-planner?setup=open', ['profile', 'keywords'], {
      niche: 'Roses',
      audience: 'Gardeners',
    });
    await press(user, 'Continue');
    await screen.findByLabelText('Article 1');
    server.use(mockError(startGeneration, 'TOO_MANY_REQUESTS'));
    await press(user, 'Plan and write the first draft');
    await screen.findByText('Too many requests. Please try again later');
    expect(sent).toHaveLength(4);
    server.use(mockReply(startGeneration, { success: true, generation: sampleGeneration() }));
    await press(user, 'Plan and write the first draft');
    await waitFor(() => expect(router.state.location.pathname).toBe('/generate-content'));
    expect(sent).toHaveLength(4);
  });

  it('can be skipped', async () => {
    const { user, router } = open('/content-planner?setup=open');
    await dialog('Tell us about your site');
    await press(user, 'Skip for now');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
  });
});
