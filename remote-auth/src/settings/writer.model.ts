import {
  writerProviderLabels,
  type AccountWriter,
  type WriterInput,
  type WriterProvider,
} from '@rankwright/contracts/writers';

export interface WriterForm {
  provider: WriterProvider;
  url: string;
  model: string;
  /** Empty keeps the saved key. */
  key: string;
}

export const createWriterForm = ({ source, provider, url, model }: AccountWriter): WriterForm =>
  source === 'account'
    ? { provider: provider ?? 'openai-compatible', url: url ?? '', model: model ?? '', key: '' }
    : { provider: 'openai-compatible', url: '', model: '', key: '' };

export const toWriterInput = ({ provider, url, model, key }: WriterForm): WriterInput => ({
  provider,
  model: model.trim(),
  ...(provider === 'openai-compatible' && { url: url.trim() }),
  ...(key.trim() && { key: key.trim() }),
});

/** OpenAI and Anthropic need a key; a model of one's own, such as Ollama, may not. */
export const validateWriterForm = (
  { provider, url, model, key }: WriterForm,
  { hasKey, ...saved }: Pick<AccountWriter, 'hasKey' | 'provider'>,
): Partial<Record<'url' | 'model' | 'key', string>> => ({
  ...(provider === 'openai-compatible' &&
    !URL.canParse(url.trim()) && { url: 'Enter the URL of the API, such as http://localhost:11434/v1.' }),
  ...(!model.trim() && { model: 'Enter the name of the model.' }),
  ...(provider !== 'openai-compatible' &&
    !key.trim() &&
    !(hasKey && saved.provider === provider) && { key: 'Enter your API key.' }),
});

/** What writes the articles now. */
export const describeWriter = ({ source, provider, model }: AccountWriter): string => {
  if (source === 'account' && provider)
    return `Articles are written by your own model: ${model ?? ''} (${writerProviderLabels[provider]}).`;
  if (source === 'deployment') return `Articles are written by ${model ?? 'the model of this service'}.`;
  return 'No model is set up. The built-in writer makes starting drafts for you to fill in.';
};

const numberFormat = new Intl.NumberFormat('en-US');

export const describeTokens = ({ tokens }: AccountWriter): string =>
  `Used this month: ${numberFormat.format(tokens.input)} tokens in, ${numberFormat.format(tokens.output)} tokens out.`;

export const describeAnswer = (durationMs: number): string =>
  `The model answered in ${(durationMs / 1_000).toFixed(1)} s. Nothing was saved.`;
