import type { PublicationPreview } from '@rankwright/contracts/articlePublishing';
import type { Connection, PublishAs } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import {
  createPublishForm,
  formatPublishAction,
  getPublishAs,
  getPublishBlocker,
  isUpdate,
  setOption,
  toAsDraft,
  toggleMakePublic,
  togglePlatform,
} from './publishForm.model.ts';
import { samplePublication } from '../testing/samples.ts';

const connect = (platform: Platform, publishAs: PublishAs = 'live') =>
  ({ platform, publishAs }) as Connection;
const connected = [connect('wordpress'), connect('wix', 'draft'), connect('shopify')];
const createPreview = (...blocking: boolean[]) =>
  ({ problems: blocking.map((value) => ({ blocking: value })) }) as PublicationPreview;

describe('the form of a publication', () => {
  it('starts with the sites asked for and those of the slot, as far as they are connected', () => {
    const form = createPublishForm(['shopify', 'webflow'], ['wordpress'], connected);
    expect(form).toEqual({
      platforms: ['wordpress', 'shopify'],
      publishAs: null,
      makePublic: [],
      options: {},
    });
  });

  it('adds a site at the end and removes it again', () => {
    const form = createPublishForm(['wordpress'], [], connected);
    const both = togglePlatform(form, 'wix');
    expect(both.platforms).toEqual(['wordpress', 'wix']);
    expect(togglePlatform(both, 'wordpress')).toEqual({ ...form, platforms: ['wix'] });
  });

  it('keeps what was entered for this site and for the others', () => {
    const form = createPublishForm(['wordpress'], [], connected, { wix: { slug: 'roses' } });
    const changed = setOption(setOption(form, 'wordpress', { slug: 'a' }), 'wordpress', { excerpt: 'b' });
    expect(changed).toEqual({
      ...form,
      options: { wix: { slug: 'roses' }, wordpress: { slug: 'a', excerpt: 'b' } },
    });
  });
});

it.each([
  ['no site', [], {}, [], 'Select at least one site.'],
  ['no problem', ['wix'], { wix: createPreview() }, [], null],
  ['a hint', ['wix'], { wix: createPreview(false) }, [], null],
  ['no preview yet', ['wix'], {}, [], null],
  ['a problem on a site that is not selected', ['wix'], { wordpress: createPreview(true) }, [], null],
  [
    'problems',
    ['wix', 'wordpress', 'shopify'],
    { wix: createPreview(false, true), wordpress: createPreview(false), shopify: createPreview(true) },
    [],
    'Fix the problems on Wix and Shopify first.',
  ],
  [
    'previews that failed',
    ['wix'],
    { wix: createPreview(true) },
    ['wordpress', 'wix'],
    'The preview for WordPress and Wix could not be loaded. Retry before you publish.',
  ],
] as const)('says what is in the way with %s', (_, platforms, previews, unavailable, expected) => {
  expect(getPublishBlocker(platforms, previews, unavailable)).toBe(expected);
});

it.each([
  ['what was selected', ['wordpress'], 'draft', 'draft'],
  ['the default of the site', ['wix'], null, 'draft'],
  ['the default of several sites', ['wordpress', 'shopify'], null, 'live'],
  ['the defaults, where they differ', ['wordpress', 'wix'], null, 'defaults'],
  ['live without a site', [], null, 'live'],
] as const)('publishes as %s', (_, platforms, publishAs, expected) => {
  expect(getPublishAs({ platforms, publishAs, makePublic: [], options: {} }, connected)).toBe(expected);
});

it.each([
  ['draft', true],
  ['live', false],
  ['defaults', undefined],
] as const)('sends %s as draft: %s', (publishAs, expected) => {
  expect(toAsDraft(publishAs)).toBe(expected);
});

it.each([
  [[], 'draft', false, 'Send as draft'],
  [[], 'live', false, 'Publish'],
  [['wix'], 'draft', false, 'Send as draft to 1 site'],
  [['wix'], 'defaults', false, 'Publish to 1 site'],
  [['wix', 'shopify'], 'live', false, 'Publish to 2 sites'],
  [['wix'], 'live', true, 'Update on 1 site'],
] as const)(
  'names the button for %j as %s, updating only: %s: %s',
  (platforms, publishAs, updates, expected) => {
    expect(formatPublishAction({ platforms, makePublic: [] }, publishAs, updates)).toBe(expected);
  },
);

it('names a post that becomes public', () => {
  const form = toggleMakePublic(createPublishForm(['wix'], [], connected), 'wix');
  expect(formatPublishAction(form, 'live', true)).toBe('Update and make public');
  expect(toggleMakePublic(form, 'wix').makePublic).toEqual([]);
  expect(togglePlatform(form, 'wix').makePublic).toEqual([]);
});

it('is an update when every selected site has the post', () => {
  const form = createPublishForm(['wix', 'wordpress'], [], connected);
  const onWix = samplePublication({ platform: 'wix' });
  const waiting = samplePublication({ platform: 'wordpress', postId: null });
  expect(isUpdate(form, { publications: [onWix, waiting] })).toBe(false);
  expect(isUpdate(form, { publications: [onWix, samplePublication({ platform: 'wordpress' })] })).toBe(true);
  expect(isUpdate({ ...form, platforms: [] }, { publications: [onWix] })).toBe(false);
});
