import type { AccountWriter } from '@rankwright/contracts/writers';
import { createWriterForm, describeWriter, toWriterInput, validateWriterForm } from './writer.model.ts';

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
});
