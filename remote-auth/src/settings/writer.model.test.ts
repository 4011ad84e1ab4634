import type { AccountWriter } from '@rankwright/contracts/writers';
import {
  createWriterForm,
  describeAnswer,
  describeTokens,
  describeWriter,
  toWriterInput,
  validateWriterForm,
} from './writer.model.ts';

const saved: AccountWriter = {
  source: 'account',
  provider: 'openai',
  url: null,
  model: 'small',
  hasKey: true,
  testedAt: null,
  lastError: null,
  tokens: { input: 0, output: 0 },
};
const form = createWriterForm(saved);

describe('writer form', () => {
  it('keeps the saved key when none is entered', () => {
    expect(toWriterInput(form)).toEqual({ provider: 'openai', model: 'small' });
    expect(validateWriterForm(form, saved)).toEqual({});
  });

  it('asks for a key of the other provider', () => {
    expect(validateWriterForm({ ...form, provider: 'anthropic' }, saved)).toEqual({
      key: 'Enter your API key.',
    });
  });

  it('asks for a URL only where the provider has none of its own', () => {
    const own = { ...form, provider: 'openai-compatible' as const };
    expect(validateWriterForm(own, saved)).toHaveProperty('url');
    expect(validateWriterForm({ ...own, url: 'http://localhost:11434/v1' }, saved)).toEqual({});
    expect(toWriterInput({ ...form, url: 'http://localhost' })).not.toHaveProperty('url');
  });

  it('starts empty when the account has no model of its own', () => {
    expect(createWriterForm({ ...saved, source: 'deployment' }).model).toBe('');
    expect(describeWriter({ ...saved, source: 'offline' })).toMatch(/built-in writer/);
  });

  it('shows what is saved, except the key', () => {
    expect(form).toEqual({ provider: 'openai', url: '', model: 'small', key: '' });
    expect(createWriterForm({ ...saved, provider: null, model: null, url: 'http://localhost' })).toEqual({
      provider: 'openai-compatible',
      url: 'http://localhost',
      model: '',
      key: '',
    });
    expect(createWriterForm({ ...saved, source: 'deployment', url: 'http://localhost' })).toEqual({
      provider: 'openai-compatible',
      url: '',
      model: '',
      key: '',
    });
  });

  it('sends trimmed values, the key only when one is entered', () => {
    const own = { provider: 'openai-compatible', url: ' http://a ', model: ' small ', key: ' sk ' } as const;
    expect(toWriterInput(own)).toEqual({
      provider: 'openai-compatible',
      url: 'http://a',
      model: 'small',
      key: 'sk',
    });
    expect(toWriterInput({ ...own, key: ' ' })).not.toHaveProperty('key');
  });

  it('says what is missing', () => {
    const noKey = { hasKey: false, provider: 'openai' as const };
    expect(validateWriterForm({ ...form, model: ' ' }, noKey)).toEqual({
      model: 'Enter the name of the model.',
      key: 'Enter your API key.',
    });
    expect(validateWriterForm({ ...form, key: 'sk' }, noKey)).toEqual({});
    expect(validateWriterForm({ ...form, key: ' ' }, noKey)).toEqual({ key: 'Enter your API key.' });
    expect(validateWriterForm({ ...form, provider: 'openai-compatible', url: 'local' }, noKey)).toEqual({
      url: 'Enter the URL of the API, such as http://localhost:11434/v1.',
    });
  });

  it('says what writes the articles', () => {
    expect(describeWriter(saved)).toBe('Articles are written by your own model: small (OpenAI).');
    expect(describeWriter({ ...saved, source: 'deployment' })).toBe('Articles are written by small.');
    expect(describeWriter({ ...saved, source: 'deployment', model: null })).toBe(
      'Articles are written by the model of this service.',
    );
    const builtIn = 'No model is set up. The built-in writer makes starting drafts for you to fill in.';
    expect(describeWriter({ ...saved, source: 'offline' })).toBe(builtIn);
    expect(describeWriter({ ...saved, provider: null })).toBe(builtIn);
    expect(describeWriter({ ...saved, model: null })).toBe(
      'Articles are written by your own model:  (OpenAI).',
    );
  });

  it('counts tokens and the seconds of an answer', () => {
    expect(describeTokens({ ...saved, tokens: { input: 12_000, output: 4_000 } })).toBe(
      'Used this month: 12,000 tokens in, 4,000 tokens out.',
    );
    expect(describeAnswer(1_250)).toBe('The model answered in 1.3 s. Nothing was saved.');
  });
});
