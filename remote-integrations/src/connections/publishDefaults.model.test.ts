import {
  createDefaultsForm,
  summarizeDefaults,
  toPublishDefaults,
  validateDefaults,
  type DefaultsForm,
} from './publishDefaults.model.ts';

const defaults = {
  author: 'Ada',
  categories: ['Garden'],
  tags: ['roses', 'winter'],
  publishAs: 'live' as const,
};
const form: DefaultsForm = { author: 'Ada', categories: 'Garden', tags: 'roses, winter', publishAs: 'live' };
const repeat = (count: number): string =>
  Array.from({ length: count }, (_, index) => `name ${index}`).join(',');

describe('publishing defaults', () => {
  it('are shown with commas and saved as lists', () => {
    expect(createDefaultsForm({ ...defaults, categories: ['Garden', 'Home'] })).toEqual({
      ...form,
      categories: 'Garden, Home',
    });
    expect(toPublishDefaults({ ...form, author: ' Ada ', tags: 'roses,, winter ' })).toEqual(defaults);
  });

  it('name the field that is too long', () => {
    const longest = { author: 'a'.repeat(160), categories: repeat(10), tags: 'a'.repeat(100) };
    expect(validateDefaults({ ...form, ...longest })).toEqual({});
    expect(Object.keys(validateDefaults({ ...form, tags: 'a'.repeat(101) }))).toEqual(['tags']);
    expect(validateDefaults({ ...form, author: 'a'.repeat(161) })).toEqual({
      author: 'Enter a name of up to 160 characters.',
    });
    expect(validateDefaults({ ...form, categories: repeat(11), tags: repeat(31) })).toEqual({
      categories: 'Enter at most 10 categories of up to 100 characters each.',
      tags: 'Enter at most 30 tags of up to 100 characters each.',
    });
  });

  it('are summed up in one line', () => {
    expect(summarizeDefaults(defaults)).toBe(
      'Live posts · Author Ada · Category Garden · Tags roses, winter',
    );
    expect(
      summarizeDefaults({ author: '', categories: ['Garden', 'Home'], tags: ['roses'], publishAs: 'draft' }),
    ).toBe('Drafts on the site · Categories Garden, Home · Tag roses');
    expect(summarizeDefaults({ author: '', categories: [], tags: [], publishAs: 'draft' })).toBe(
      'Drafts on the site',
    );
  });
});
