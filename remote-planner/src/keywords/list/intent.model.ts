/** Why somebody searches, as far as the wording tells. */
export const intents = ['Informational', 'Commercial', 'Transactional'] as const;
export type Intent = (typeof intents)[number];

/** The first that matches decides: a question is informational also when it asks for a price. */
const patterns: readonly [Intent, RegExp][] = [
  ['Informational', /^(how|what|why|when|where|who|which|can|could|does|do|did|is|are|should|will)\b/i],
  [
    'Transactional',
    /\b(buy|order|prices?|pricing|costs?|cheap|cheapest|affordable|deals?|discounts?|coupons?|for sale|near me|hire|book|rent|rental|quotes?|delivery|shop|store|online)\b/i,
  ],
  ['Commercial', /\b(best|top|reviews?|vs|versus|compared?|comparison|alternatives?|brands?|worth it)\b/i],
  [
    'Informational',
    /\b(guide|tips|ideas|examples?|tutorial|meaning|definition|checklist|templates?|learn|explained|basics|for beginners|steps|mistakes|benefits|types of|difference)\b/i,
  ],
];

/** The search intent of a keyword; null when its wording does not tell. */
export const detectIntent = (keyword: string): Intent | null =>
  patterns.find(([, pattern]) => pattern.test(keyword.trim()))?.[0] ?? null;
