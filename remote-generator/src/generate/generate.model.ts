import { defaultArticleWordCount, type articleWordCounts } from '@rankwright/contracts/limits';

export interface GenerateValues {
  primaryKeyword: string;
  secondaryKeywords: string;
  industry: string;
  targetAudience: string;
  wordCount: (typeof articleWordCounts)[number];
}

export const emptyRequest: GenerateValues = {
  primaryKeyword: '',
  secondaryKeywords: '',
  industry: '',
  targetAudience: '',
  wordCount: defaultArticleWordCount,
};

/** Keyword, industry and audience are required. */
export const isReady = ({ primaryKeyword, industry, targetAudience }: GenerateValues): boolean =>
  [primaryKeyword, industry, targetAudience].every((value) => value.trim() !== '');
