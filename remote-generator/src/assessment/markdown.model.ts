export interface MarkdownImage {
  alt: string;
  source: string;
}

export const readImages = (markdown: string): MarkdownImage[] =>
  [...markdown.matchAll(/!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g)].map(([, alt = '', source = '']) => ({
    alt,
    source,
  }));

/** URLs of all links, without images. */
export const readLinks = (markdown: string): string[] =>
  [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)[^)]*\)/g)].map(([, url = '']) => url);

export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|(?<=[。！？])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
