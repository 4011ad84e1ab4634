import type { Idea } from '@rankwright/contracts/articles';
import type { TokenUsage } from '@rankwright/contracts/generations';
import type { SiteProfile } from '@rankwright/contracts/siteProfile';

export interface Brief {
  primaryKeyword: string;
  secondaryKeywords: string[];
  industry: string;
  targetAudience: string;
  wordCount: number;
  tone?: string;
  /** Section headings, in order. */
  outline?: string[];
  title?: string;
  profile?: SiteProfile;
}

export interface Draft {
  title: string;
  /** Markdown without the title. */
  content: string;
  metaTitle: string;
  metaDescription: string;
  slug: string;
}

export interface RewriteBrief {
  originalContent: string;
  rewriteStyle: string;
  tone: string;
  targetAudience: string;
  primaryKeyword: string;
  profile?: SiteProfile;
}

export interface SelectionBrief {
  text: string;
  action: 'rewrite' | 'shorten' | 'expand' | 'simplify';
  instruction: string;
  tone?: string;
  profile?: SiteProfile;
}

export interface IdeaBrief {
  industry: string;
  targetAudience: string;
  contentType: string;
  keywords: string;
  numberOfIdeas: number;
  profile?: SiteProfile;
}

export interface KeywordBrief {
  niche: string;
  count: number;
  /** Keywords that are on the list already. */
  exclude: readonly string[];
  profile?: SiteProfile;
}

export interface KeywordIdea {
  keyword: string;
  /** Monthly searches; null if unknown. */
  volume: number | null;
  /** 1–20; null if unknown. */
  difficulty: number | null;
  category: string;
  estimated: boolean;
}

export interface Outline {
  title: string;
  outline: string[];
}

export interface SectionRequest {
  brief: Brief;
  title: string;
  outline: readonly string[];
  /** Position of the section in the outline, from 0. */
  index: number;
  /** The sections before it. */
  written: string;
}

/** Called with the tokens of each call to a model. */
export type OnTokens = (tokens: TokenUsage) => void;

export interface WriterCall {
  signal: AbortSignal;
  onTokens?: OnTokens;
}

/** Writes articles. Text with `kind: 'offline'` is labelled as such wherever it is shown. */
export interface Writer {
  kind: 'offline' | 'model';
  model: string | null;
  promptVersion: string;
  proposeOutline(brief: Brief, call: WriterCall): Promise<Outline>;
  /** Yields the Markdown of one section, heading included, as it is written. */
  writeSection(request: SectionRequest, call: WriterCall): AsyncIterable<string>;
  /** Adds title, slug and descriptions to the finished text. */
  finishDraft(brief: Brief, title: string, content: string): Draft;
  rewriteContent(brief: RewriteBrief, call: WriterCall): Promise<Draft>;
  /** The passage, and what was changed or why nothing was. */
  rewriteSelection(brief: SelectionBrief, call: WriterCall): Promise<{ text: string; note: string }>;
  generateArticleIdeas(brief: IdeaBrief, call: WriterCall): Promise<Idea[]>;
  generateKeywords(brief: KeywordBrief, call: WriterCall): Promise<KeywordIdea[]>;
}
