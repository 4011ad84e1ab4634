import type { Keyword } from '@rankwright/contracts/planner';
import { detectIntent, intents, type Intent } from './intent.model.ts';

/** Filters as they stand in the URL; an empty one lets everything through. */
export interface KeywordFilters {
  find: string;
  intent: string;
  topic: string;
  article: string;
}

export const filterNames = ['find', 'intent', 'topic', 'article'] as const;

export const intentOptions: readonly [value: string, label: string][] = [
  ['', 'Any intent'],
  ...intents.map((intent): [Intent, Intent] => [intent, intent]),
  ['unknown', 'Unknown'],
];

export const articleOptions: readonly [value: string, label: string][] = [
  ['', 'All keywords'],
  ['none', 'Without article'],
  ['covered', 'With article'],
];

const matchesText = ({ keyword, category }: Keyword, text: string): boolean =>
  `${keyword}\n${category ?? ''}`.toLowerCase().includes(text.trim().toLowerCase());

const matchesIntent = ({ keyword }: Keyword, intent: string): boolean =>
  intent === '' || (detectIntent(keyword) ?? 'unknown') === intent;

const matchesArticle = ({ article }: Keyword, wanted: string): boolean =>
  wanted === '' || (wanted === 'covered') === Boolean(article);

/** Keywords that pass every filter. `topics` holds the topic of each keyword. */
export const filterKeywords = (
  list: readonly Keyword[],
  { find, intent, topic, article }: KeywordFilters,
  topics: ReadonlyMap<string, string>,
): Keyword[] =>
  list.filter(
    (keyword) =>
      matchesText(keyword, find) &&
      matchesIntent(keyword, intent) &&
      (topic === '' || topics.get(keyword.keyword) === topic) &&
      matchesArticle(keyword, article),
  );
