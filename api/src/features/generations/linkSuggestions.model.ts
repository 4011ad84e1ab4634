import type { LinkSuggestion } from '@rankwright/contracts/generations';
import { maxLinkSuggestions } from '@rankwright/contracts/generations';

export interface LinkTarget {
  articleId: string | null;
  title: string;
  url: string;
  /** Phrases that a link to it could stand on. */
  phrases: readonly string[];
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Text where a link can stand: no headings, code or existing links. */
const stripUnlinkable = (content: string): string =>
  content
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/^#.*$/gm, ' ')
    .replace(/!?\[[^\]]*\]\([^)]*\)/g, ' ');

const findAnchor = (content: string, phrases: readonly string[]): string | null => {
  for (const phrase of phrases) {
    if (phrase.trim().length < 3) continue;
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(phrase.trim())}(?![\\p{L}\\p{N}])`, 'iu');
    const found = pattern.exec(content)?.[0];
    if (found) return found;
  }
  return null;
};

const countSharedWords = (content: string, title: string): number => {
  const words = new Set(content.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []);
  return new Set((title.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).filter((word) => words.has(word)))
    .size;
};

const minSharedWords = 2;

/** The targets that suit the text, best first: those whose words it uses, then those about the same subject. */
export const rankLinks = (content: string, targets: readonly LinkTarget[]): LinkSuggestion[] => {
  const text = stripUnlinkable(content);
  return targets
    .filter(({ url }) => !content.includes(url))
    .map((target) => {
      const anchor = findAnchor(text, target.phrases);
      return { target, anchor, shared: countSharedWords(text, target.title) };
    })
    .filter(({ anchor, shared }) => anchor !== null || shared >= minSharedWords)
    .sort((a, b) => Number(b.anchor !== null) - Number(a.anchor !== null) || b.shared - a.shared)
    .slice(0, maxLinkSuggestions)
    .map(({ target: { articleId, title, url }, anchor }) => ({
      articleId,
      title,
      url,
      anchor,
      reason: anchor ? `Your text mentions “${anchor}”.` : 'It is about the same subject.',
    }));
};
