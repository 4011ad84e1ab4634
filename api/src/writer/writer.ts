import type { Idea } from '@rankwright/contracts/articles';

export interface Brief {
  primaryKeyword: string;
  secondaryKeywords: string[];
  industry: string;
  targetAudience: string;
  /** Target word count; the draft stays within ten percent. */
  wordCount: number;
  tone?: string;
  /** Section headings, in order. */
  outline?: string[];
  title?: string;
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
}

export interface IdeaBrief {
  industry: string;
  targetAudience: string;
  contentType: string;
  keywords: string;
  numberOfIdeas: number;
}

export interface KeywordIdea {
  keyword: string;
  /** Monthly searches; null if unknown. */
  volume: number | null;
  /** 1–20. */
  difficulty: number;
  category: string;
  estimated: boolean;
}

export type WriterEvent =
  | { type: 'stage'; stage: 'outline' | 'writing' | 'checking'; section: number; sections: number }
  | { type: 'text'; text: string }
  | { type: 'draft'; draft: Draft };

/** Writes articles. Text with `kind: 'offline'` is labelled as such wherever it is shown. */
export interface Writer {
  kind: 'offline' | 'model';
  model: string | null;
  promptVersion: string;
  outline(brief: Brief, signal: AbortSignal): Promise<{ title: string; outline: string[] }>;
  draft(brief: Brief, signal: AbortSignal): AsyncIterable<WriterEvent>;
  rewrite(brief: RewriteBrief, signal: AbortSignal): Promise<Draft>;
  ideas(brief: IdeaBrief, signal: AbortSignal): Promise<Idea[]>;
  keywords(niche: string, count: number, signal: AbortSignal): Promise<KeywordIdea[]>;
}
