export const writerProviders = ['openai-compatible', 'openai', 'anthropic'] as const;

export type WriterProvider = (typeof writerProviders)[number];

export const writerProviderLabels: Record<WriterProvider, string> = {
  'openai-compatible': 'OpenAI-compatible URL',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
};
