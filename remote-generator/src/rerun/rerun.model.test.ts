import {
  changeableInputs,
  changeInput,
  formatValue,
  getRerunBlocker,
  inputLabels,
  listChoices,
  readInputs,
  type RerunInputs,
} from './rerun.model.ts';

const inputs: RerunInputs = {
  primaryKeyword: 'rose pruning',
  secondaryKeywords: 'shears',
  industry: 'Gardening',
  targetAudience: 'Hobby gardeners',
  wordCount: 800,
  tone: 'Friendly',
  title: 'Pruning roses',
  outline: ['When', 'How'],
};

describe('reading the inputs of the last run', () => {
  const read = (change: Record<string, unknown>) => readInputs({ inputs: { ...inputs, ...change } });

  it('returns all of them', () => {
    expect(read({})).toEqual(inputs);
  });

  it('leaves out what was not given', () => {
    const { primaryKeyword, industry, targetAudience, wordCount } = inputs;
    expect(readInputs({ inputs: { primaryKeyword, industry, targetAudience, wordCount } })).toEqual({
      primaryKeyword,
      industry,
      targetAudience,
      wordCount,
      secondaryKeywords: '',
    });
    expect(read({ tone: 'shouting', title: '', outline: [] })).not.toHaveProperty('tone');
    expect(read({ title: '' })).not.toHaveProperty('title');
    expect(read({ outline: 'When' })).not.toHaveProperty('outline');
    expect(read({ outline: ['When', 7] })?.outline).toEqual(['When']);
    expect(read({ secondaryKeywords: 7 })?.secondaryKeywords).toBe('');
  });

  it.each(['primaryKeyword', 'industry', 'targetAudience', 'wordCount'])('needs %s', (name) => {
    expect(read({ [name]: undefined })).toBeNull();
    expect(read({ [name]: '' })).toBeNull();
  });
});

describe('changing one input', () => {
  it('names each input', () => {
    expect(changeableInputs.map((input) => inputLabels[input])).toEqual([
      'Tone',
      'Word count',
      'Target audience',
      'Primary keyword',
      'Secondary keywords',
      'Industry',
      'Title',
    ]);
  });

  it('offers values for tone and word count only', () => {
    expect(listChoices('tone')).toContain('Friendly');
    expect(listChoices('wordCount')).toContain('800');
    expect(listChoices('title')).toBeNull();
  });

  it('shows the present value', () => {
    expect(formatValue(inputs, 'wordCount')).toBe('800');
    expect(formatValue({ ...inputs, title: undefined } as unknown as RerunInputs, 'title')).toBe('');
  });

  it('keeps the outline unless keyword or title change', () => {
    expect(changeInput(inputs, 'industry', ' Parks ')).toEqual({ ...inputs, industry: 'Parks' });
    expect(changeInput(inputs, 'primaryKeyword', 'tulips')).not.toHaveProperty('outline');
    expect(changeInput(inputs, 'title', 'Tulips')).toMatchObject({ title: 'Tulips' });
    expect(changeInput(inputs, 'title', 'Tulips')).not.toHaveProperty('outline');
    const { outline, ...without } = inputs;
    expect(outline).toHaveLength(2);
    expect(changeInput(without, 'industry', 'Parks')).not.toHaveProperty('outline');
  });

  it('takes a word count as a number, and only a known tone', () => {
    expect(changeInput(inputs, 'wordCount', '1200').wordCount).toBe(1_200);
    expect(changeInput(inputs, 'tone', 'Humorous').tone).toBe('Humorous');
    expect(changeInput(inputs, 'tone', 'shouting').tone).toBe('Friendly');
  });

  it('asks for a new value, and lets keywords and title be emptied', () => {
    expect(getRerunBlocker(inputs, 'industry', ' ')).toBe('Enter a new value.');
    expect(getRerunBlocker(inputs, 'industry', ' Gardening ')).toBe('Change the value first.');
    expect(getRerunBlocker(inputs, 'industry', 'Parks')).toBeNull();
    expect(getRerunBlocker(inputs, 'title', '')).toBeNull();
    expect(getRerunBlocker(inputs, 'secondaryKeywords', '')).toBeNull();
  });
});
