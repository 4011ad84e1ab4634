import { articleWordCounts, tones } from '@rankwright/contracts/limits';
import type { ArticleReceipt } from '@rankwright/contracts/generations';

/** The inputs that one change can be made to. */
export const changeableInputs = [
  'tone',
  'wordCount',
  'targetAudience',
  'primaryKeyword',
  'secondaryKeywords',
  'industry',
  'title',
] as const;
export type ChangeableInput = (typeof changeableInputs)[number];

export const inputLabels: Record<ChangeableInput, string> = {
  tone: 'Tone',
  wordCount: 'Word count',
  targetAudience: 'Target audience',
  primaryKeyword: 'Primary keyword',
  secondaryKeywords: 'Secondary keywords',
  industry: 'Industry',
  title: 'Title',
};

/** What a writer was asked for. */
export interface RerunInputs {
  primaryKeyword: string;
  secondaryKeywords: string;
  industry: string;
  targetAudience: string;
  wordCount: number;
  tone?: (typeof tones)[number];
  title?: string;
  outline?: string[];
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

const readList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** The inputs of the last run; null when they do not suffice to run again. */
export const readInputs = ({ inputs }: Pick<ArticleReceipt, 'inputs'>): RerunInputs | null => {
  const primaryKeyword = readText(inputs.primaryKeyword);
  const industry = readText(inputs.industry);
  const targetAudience = readText(inputs.targetAudience);
  const { wordCount } = inputs;
  if (!primaryKeyword || !industry || !targetAudience || typeof wordCount !== 'number') return null;
  const tone = tones.find((candidate) => candidate === inputs.tone);
  const title = readText(inputs.title);
  const outline = readList(inputs.outline);
  return {
    primaryKeyword,
    secondaryKeywords: readText(inputs.secondaryKeywords),
    industry,
    targetAudience,
    wordCount,
    ...(tone && { tone }),
    ...(title && { title }),
    ...(outline.length > 0 && { outline }),
  };
};

/** Values to choose from; null for free text. */
export const listChoices = (input: ChangeableInput): readonly string[] | null => {
  if (input === 'tone') return tones;
  return input === 'wordCount' ? articleWordCounts.map(String) : null;
};

export const formatValue = (inputs: RerunInputs, input: ChangeableInput): string =>
  String(inputs[input] ?? '');

/** The inputs with one changed. A new keyword or title asks for new headings. */
export const changeInput = (inputs: RerunInputs, input: ChangeableInput, value: string): RerunInputs => {
  const { outline, ...rest } = inputs;
  const keepsOutline = outline !== undefined && input !== 'primaryKeyword' && input !== 'title';
  const changed = { ...rest, ...(keepsOutline && { outline }) };
  if (input === 'wordCount') return { ...changed, wordCount: Number(value) };
  if (input !== 'tone') return { ...changed, [input]: value.trim() };
  const tone = tones.find((candidate) => candidate === value);
  return { ...changed, ...(tone && { tone }) };
};

const optionalInputs: readonly ChangeableInput[] = ['secondaryKeywords', 'title'];

/** Why the article cannot be written again with this value; null when it can. */
export const getRerunBlocker = (
  inputs: RerunInputs,
  input: ChangeableInput,
  value: string,
): string | null => {
  if (!value.trim() && !optionalInputs.includes(input)) return 'Enter a new value.';
  return value.trim() === formatValue(inputs, input) ? 'Change the value first.' : null;
};
