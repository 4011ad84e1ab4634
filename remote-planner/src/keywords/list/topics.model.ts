/** Words that say nothing about the topic. */
const stopWords = new Set(
  (
    'a an and are as at be best between by can cheap could did do does for from guide how i ideas in is it me my near ' +
    'of on or should the their tips to top types vs was what when where which who why will with without you your'
  ).split(' '),
);

/** `roses` → `rose`, `bushes` → `bush`, `berries` → `berry`; words like `grass` and `bus` stay. */
const toSingular = (word: string): string => {
  if (word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
};

const listTopicWords = (keyword: string): Set<string> =>
  new Set(
    (keyword.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .map(toSingular)
      .filter((word) => (word.length > 2 || /[^a-z0-9]/.test(word)) && !stopWords.has(word)),
  );

/**
 * The topic of each keyword: of its words, the one that most keywords share; the longer one when two are shared alike.
 * Keywords that share no word with another are left out.
 */
export const findTopics = (keywords: readonly string[]): Map<string, string> => {
  const wordsByKeyword = new Map(keywords.map((keyword) => [keyword, listTopicWords(keyword)]));
  const counts = new Map<string, number>();
  for (const words of wordsByKeyword.values())
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rank = (one: string, two: string): number =>
    (counts.get(two) ?? 0) - (counts.get(one) ?? 0) || two.length - one.length || one.localeCompare(two);
  const topics = new Map<string, string>();
  for (const [keyword, words] of wordsByKeyword) {
    const [topic] = [...words].toSorted(rank);
    if (topic && (counts.get(topic) ?? 0) > 1) topics.set(keyword, topic);
  }
  return topics;
};

/** Topics with their number of keywords, the largest first. */
export const countTopics = (topics: ReadonlyMap<string, string>): [topic: string, count: number][] => {
  const counts = new Map<string, number>();
  for (const topic of topics.values()) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts].toSorted((one, two) => two[1] - one[1] || one[0].localeCompare(two[0]));
};
