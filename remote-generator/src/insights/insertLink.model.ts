import type { LinkSuggestion } from '@rankwright/contracts/links';

type Place = Pick<LinkSuggestion, 'before' | 'anchor' | 'after' | 'start' | 'url'>;

const formatLinked = ({ before, anchor, after, url }: Place): string =>
  `${before}[${anchor}](${url})${after}`;

/** Where the text has the sentence, nearest to where it was; -1 when it has changed. */
const findNearest = (markdown: string, sentence: string, expected: number): number => {
  let nearest = -1;
  for (let at = markdown.indexOf(sentence); at !== -1; at = markdown.indexOf(sentence, at + 1))
    if (nearest === -1 || Math.abs(at - expected) < Math.abs(nearest - expected)) nearest = at;
  return nearest;
};

const replaceSentence = (markdown: string, from: string, to: string, expected: number): string | null => {
  const at = findNearest(markdown, from, expected);
  return at === -1 ? null : `${markdown.slice(0, at)}${to}${markdown.slice(at + from.length)}`;
};

/** Links the words of the suggestion; null when the text no longer has their sentence. */
export const insertLink = (markdown: string, place: Place): string | null =>
  replaceSentence(
    markdown,
    `${place.before}${place.anchor}${place.after}`,
    formatLinked(place),
    place.start - place.before.length,
  );

/** Takes the link out again; null when the text no longer has it. */
export const removeLink = (markdown: string, place: Place): string | null =>
  replaceSentence(
    markdown,
    formatLinked(place),
    `${place.before}${place.anchor}${place.after}`,
    place.start - place.before.length,
  );
