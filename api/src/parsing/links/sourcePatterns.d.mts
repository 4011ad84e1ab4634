import type { SourcePattern } from './linkModel.ts';

export const listSourcePatterns: (article: {
  title: string;
  keyword: string;
  content: string;
}) => Promise<SourcePattern[]>;
