const parseNumber = (prompt: string, pattern: RegExp, otherwise: number): number =>
  Number(pattern.exec(prompt)?.[1] ?? otherwise);

const sentence = 'This sentence is a placeholder for the text that a language model would write here.';

/** Markdown with about the requested word count and headings. */
const createArticle = (prompt: string): string => {
  const words = parseNumber(prompt, /about (\d+) words/, 500);
  const subject = /Primary keyword: ([^.]+)\./.exec(prompt)?.[1] ?? 'the subject';
  const headings = /headings: (.+)\.$/m.exec(prompt)?.[1]?.split(' | ') ?? [
    'What matters',
    'What to do',
    'Conclusion',
  ];
  const sentences = Math.max(1, Math.round(words / headings.length / sentence.split(' ').length));
  const createSection = (heading: string) => `## ${heading}\n\n${Array(sentences).fill(sentence).join(' ')}`;
  return [`# About ${subject}`, ...headings.map(createSection)].join('\n\n');
};

const repeat = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const createIdeas = (prompt: string): string =>
  JSON.stringify({
    articleIdeas: repeat(parseNumber(prompt, /Propose (\d+) article ideas/, 5), (number) => ({
      title: `Idea ${number}`,
      description: sentence,
      keywords: ['idea'],
      contentType: 'How-to Guide',
      difficulty: 'Medium',
    })),
  });

const createKeywords = (prompt: string): string =>
  JSON.stringify({
    keywords: repeat(parseNumber(prompt, /List (\d+) search keywords/, 10), (number) => ({
      keyword: `${/niche "([^"]*)"/.exec(prompt)?.[1] ?? 'niche'} ${number}`,
      category: 'guide',
    })),
  });

const createOutline = (): string =>
  JSON.stringify({ title: 'A title', outline: ['What matters', 'What to do'] });

const createSection = (prompt: string): string => {
  const words = parseNumber(prompt, /about (\d+) words/, 150);
  const heading = /second-level heading: (.+)$/m.exec(prompt)?.[1] ?? 'What matters';
  const sentences = Math.max(1, Math.round(words / sentence.split(' ').length));
  return `## ${heading}\n\n${Array(sentences).fill(sentence).join(' ')}`;
};

/** A response in the format that the prompt asks for. */
export const createResponse = (prompt: string): string => {
  if (prompt.includes('"articleIdeas"')) return createIdeas(prompt);
  if (prompt.includes('"keywords"')) return createKeywords(prompt);
  if (prompt.includes('"outline"')) return createOutline();
  if (prompt.includes('Write only this section')) return createSection(prompt);
  return createArticle(prompt);
};
