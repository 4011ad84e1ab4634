import { sampleScheduledItem } from '@rankwright/sdk/testing';
import {
  createEmptyForm,
  createFormFromItem,
  createInputFromForm,
  parseDifficulty,
  parseVolume,
  validateScheduledItemForm,
  type ScheduledItemForm,
} from './scheduledItemForm.model.ts';

const today = '2026-11-21';
const form: ScheduledItemForm = { ...createEmptyForm('2026-11-27'), title: 'Roses' };
const validate = (change: Partial<ScheduledItemForm>, originalDate = '') =>
  validateScheduledItemForm({ ...form, ...change }, originalDate, today);

describe('the form of a scheduled item', () => {
  it('starts as a planned article of 500 words and difficulty 5', () => {
    expect(createEmptyForm('2026-11-27')).toEqual({
      title: '',
      scheduledDate: '2026-11-27',
      scheduledTime: '',
      status: 'planned',
      volume: 500,
      difficulty: 5,
      type: 'Article',
      keywords: [],
      platforms: [],
    });
  });

  it('shows an item, and sends back what it showed', () => {
    const item = sampleScheduledItem({
      scheduledTime: '09:00',
      keywords: ['roses'],
      platforms: { wordpress: true, shopify: false, wix: false, webflow: true },
    });
    const shown = createFormFromItem(item);
    expect(shown).toMatchObject({ scheduledDate: '2026-11-27', scheduledTime: '09:00', keywords: ['roses'] });
    expect([...shown.platforms].sort()).toEqual(['webflow', 'wordpress']);
    const { content, articleId, ...sent } = createInputFromForm(shown) as unknown as typeof item;
    expect([content, articleId]).toEqual([undefined, undefined]);
    const { title, scheduledDate, scheduledTime, status, volume, difficulty, type, keywords } = item;
    expect(sent).toMatchObject({
      ...{ title, scheduledDate, scheduledTime, status, volume, difficulty, type, keywords },
      platforms: { wordpress: true, shopify: false, wix: false, webflow: true },
    });
  });

  it('shows an item of the backlog without date and time', () => {
    const item = sampleScheduledItem({ scheduledDate: null, scheduledTime: null });
    expect(createFormFromItem(item)).toMatchObject({ scheduledDate: '', scheduledTime: '' });
  });

  it('sends trimmed texts, and no time without a date', () => {
    const spaced = { ...form, title: ' Roses ', type: ' Guide ', scheduledTime: '09:00' };
    expect(createInputFromForm(spaced)).toMatchObject({
      title: 'Roses',
      type: 'Guide',
      scheduledTime: '09:00',
    });
    expect(createInputFromForm({ ...spaced, scheduledDate: '' })).toMatchObject({
      scheduledDate: null,
      scheduledTime: null,
    });
    expect(createInputFromForm(form).scheduledTime).toBeNull();
  });

  it('needs a title', () => {
    expect(validate({ title: ' ' })).toEqual({ title: 'Enter a title.' });
  });

  it('refuses a past date, unless the item already has it', () => {
    expect(validate({ scheduledDate: '2026-11-20' })).toEqual({
      scheduledDate: 'Choose today or a later date.',
    });
    expect(validate({ scheduledDate: '2026-11-20' }, '2026-11-20')).toEqual({});
    expect(validate({ scheduledDate: today })).toEqual({});
    expect(validate({ scheduledDate: '' })).toEqual({});
  });

  it('takes 100 to 5000 words and difficulty 1 to 20', () => {
    const volumeError = { volume: 'Between 100 and 5000 words.' };
    const difficultyError = { difficulty: 'Between 1 and 20.' };
    expect([99, 100, 5_000, 5_001].map((volume) => validate({ volume }))).toEqual([
      volumeError,
      {},
      {},
      volumeError,
    ]);
    expect([0, 1, 20, 21].map((difficulty) => validate({ difficulty }))).toEqual([
      difficultyError,
      {},
      {},
      difficultyError,
    ]);
  });

  it('reads whole numbers only; others become 0 words and difficulty 1', () => {
    expect([' 800 ', '1.5', '-3', '12a', 'a12', ''].map(parseVolume)).toEqual([800, 0, 0, 0, 0, 0]);
    expect([' 12 ', '1.5', 'x'].map(parseDifficulty)).toEqual([12, 1, 1]);
  });
});
