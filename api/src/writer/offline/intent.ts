/** What a person who searches for the keyword wants. */
export type Intent = 'howto' | 'comparison' | 'cost' | 'local' | 'list' | 'question' | 'guide';

const patterns: readonly (readonly [Intent, RegExp])[] = [
  ['comparison', /\b(?:best|vs|versus|compare[ds]?|comparison|alternatives?|reviews?|or)\b/i],
  ['cost', /\b(?:costs?|prices?|pricing|cheap|budget|fees?|how much|worth)\b/i],
  ['local', /\b(?:near me|in my area|nearby|local)\b/i],
  ['howto', /\b(?:how to|step by step|tutorial|setting up|set up|install|build|make|grow|fix|start)\b/i],
  ['list', /\b(?:ideas|examples|tips|checklist|mistakes|ways|templates?)\b/i],
  ['question', /^(?:what|why|when|where|who|which|is|are|can|does|do|should)\b/i],
];

export const findIntent = (keyword: string): Intent =>
  patterns.find(([, pattern]) => pattern.test(keyword))?.[0] ?? 'guide';
