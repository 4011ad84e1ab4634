import { createKeywordInput, emptyKeywordForm, validateKeywordForm } from './keywordForm.model.ts';

const form = { ...emptyKeywordForm, keyword: ' roses ' };

describe('the keyword form', () => {
  it('starts empty with difficulty 1', () => {
    expect(emptyKeywordForm).toEqual({ keyword: '', volume: '', difficulty: '1', category: '' });
  });

  it('needs a keyword', () => {
    expect(validateKeywordForm(form)).toEqual({});
    expect(validateKeywordForm({ ...form, keyword: '  ' })).toEqual({ keyword: 'Keyword is required' });
  });

  it.each(['-1', '1.5', 'many', '12a', 'a12'])('refuses the volume %s', (volume) => {
    expect(validateKeywordForm({ ...form, volume })).toEqual({
      volume: 'Enter a whole number, 0 or more.',
    });
  });

  it.each(['0', ' 1300 ', ' '])('takes the volume “%s”', (volume) => {
    expect(validateKeywordForm({ ...form, volume })).toEqual({});
  });

  it.each(['0', '21', '', '2.5'])('refuses the difficulty “%s”', (difficulty) => {
    expect(validateKeywordForm({ ...form, difficulty })).toEqual({ difficulty: 'Between 1 and 20.' });
  });

  it.each(['1', '20', ' 7 '])('takes the difficulty “%s”', (difficulty) => {
    expect(validateKeywordForm({ ...form, difficulty })).toEqual({});
  });

  it('sends trimmed values, and what was left empty as unknown', () => {
    expect(createKeywordInput({ keyword: ' roses ', volume: ' ', difficulty: '7', category: ' ' })).toEqual({
      keyword: 'roses',
      volume: null,
      difficulty: 7,
      category: null,
    });
    expect(
      createKeywordInput({ keyword: 'roses', volume: '0', difficulty: '7', category: ' Garden ' }),
    ).toMatchObject({ volume: 0, category: 'Garden' });
  });
});
