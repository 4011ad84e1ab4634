import { rewriteStyles, tones } from '@rankwright/contracts/limits';

export interface RewriteValues {
  originalContent: string;
  rewriteStyle: (typeof rewriteStyles)[number];
  tone: (typeof tones)[number];
  targetAudience: string;
  primaryKeyword: string;
}

export const emptyRewrite: RewriteValues = {
  originalContent: '',
  rewriteStyle: rewriteStyles[0],
  tone: tones[0],
  targetAudience: '',
  primaryKeyword: '',
};

/** A finished rewrite: both texts, and the id of the article that holds the result. */
export interface Rewrite {
  articleId: string;
  original: string;
  rewritten: string;
}
