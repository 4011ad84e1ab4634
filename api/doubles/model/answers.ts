const numberIn = (prompt: string, pattern: RegExp, otherwise: number): number =>
  Number(pattern.exec(prompt)?.[1] ?? otherwise);

const sentence = 'This sentence stands in for what a model would write about the matter at hand.';

/** Markdown of about that many words, with the headings that were asked for. */
const article = (prompt: string): string => {
  const words = numberIn(prompt, /about (\d+) words/, 500);
  const subject = /Primary keyword: ([^.]+)\./.exec(prompt)?.[1] ?? 'the matter';
  const headings = /headings: (.+)\.$/m.exec(prompt)?.[1]?.split(' | ') ?? [
    'What matters',
    'What to do',
    'Conclusion',
  ];
  const sentences = Math.max(1, Math.round(words / headings.length / sentence.split(' ').length));
  const part = (heading: string) => `## ${heading}\n\n${Array(sentences).fill(sentence).join(' ')}`;
  return [`# About ${subject}`, ...headings.map(part)].join('\n\n');
};

const many = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const ideas = (prompt: string): string =>
  JSON.stringify({
    articleIdeas: many(numberIn(prompt, /Propose (\d+) article ideas/, 5), (number) => ({
      title: `Idea ${number}`,
      description: sentence,
      keywords: ['idea'],
      contentType: 'How-to Guide',
      difficulty: 'Medium',
    })),
  });

const keywords = (prompt: string): string =>
  JSON.stringify({
    keywords: many(numberIn(prompt, /List (\d+) search keywords/, 10), (number) => ({
      keyword: `${/niche "([^"]*)"/.exec(prompt)?.[1] ?? 'niche'} ${number}`,
      category: 'guide',
      difficulty: 1 + (number % 20),
    })),
  });

const outline = (): string => JSON.stringify({ title: 'A title', outline: ['What matters', 'What to do'] });

/** Something of the form that the prompt asks for. */
export const answerTo = (prompt: string): string => {
  if (prompt.includes('"articleIdeas"')) return ideas(prompt);
  if (prompt.includes('"keywords"')) return keywords(prompt);
  if (prompt.includes('"outline"')) return outline();
  return article(prompt);
};
