import type { ArticleReceipt } from '@rankwright/contracts/generations';

export interface ReceiptRow {
  label: string;
  value: string;
}

const writerLabels: Record<ArticleReceipt['writer'], string> = {
  offline: 'Built-in writer',
  model: 'Language model',
  person: 'Written by hand',
};

const inputLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  primaryKeyword: 'Primary keyword',
  secondaryKeywords: 'Secondary keywords',
  industry: 'Industry',
  targetAudience: 'Target audience',
  wordCount: 'Word count',
  tone: 'Tone',
  outline: 'Outline',
};

const formatInput = (value: unknown): string => {
  if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string').join(' · ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const formatDuration = (milliseconds: number): string => {
  const seconds = Math.max(1, Math.round(milliseconds / 1_000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

const formatTokens = ({ input, output }: { input: number; output: number }): string =>
  `${input.toLocaleString('en-US')} in, ${output.toLocaleString('en-US')} out`;

/** The receipt as rows of text; unknown values are left out. */
export const listReceiptRows = (receipt: ArticleReceipt): ReceiptRow[] => {
  const { writer, model, promptVersion, tokens, durationMs, editedShare, inputs } = receipt;
  return [
    { label: 'Writer', value: model ? `${writerLabels[writer]} (${model})` : writerLabels[writer] },
    { label: 'Prompt version', value: promptVersion ?? '' },
    { label: 'Tokens', value: tokens ? formatTokens(tokens) : '' },
    { label: 'Time', value: durationMs === null ? '' : formatDuration(durationMs) },
    { label: 'Edited by hand', value: `${Math.round(100 * editedShare)} %` },
    ...Object.entries(inputLabels).map(([name, label]) => ({ label, value: formatInput(inputs[name]) })),
  ].filter(({ value }) => value !== '');
};
