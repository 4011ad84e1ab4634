/** What a group of articles shares: each of its things with each of its aspects is the subject of one article. */
export interface Cluster {
  language: string;
  things: readonly Thing[];
  aspects: readonly Aspect[];
  /** Words of its texts. */
  vocabulary: readonly string[];
  /** Phrases that name a subject of another cluster and mean something else here. */
  homonyms: readonly string[];
}

/** The forms that the phrases of a language use: `[plural, singular]` in English. */
export type Thing = readonly string[];
/** `[noun, verb, other words for it]` in English. */
export type Aspect = readonly string[];

type Phrase = (thing: Thing, aspect: Aspect) => string;

/** How a language names a subject, and the sentences around it. */
export interface Language {
  cluster: Cluster;
  keyword: Phrase;
  titles: readonly Phrase[];
  mentions: readonly Phrase[];
  /** With other words than titles have. */
  synonyms?: readonly Phrase[];
  frames: Frames;
}

/** Sentences: `{m}` is a subject, `{t}` a thing, `{a}` an aspect, `{w}` and `{v}` are words of the cluster. */
export interface Frames {
  mention: readonly string[];
  thing: readonly string[];
  plain: readonly string[];
  aspect: readonly string[];
  heading: string;
  homonym?: string;
}

export const createCluster = (
  language: string,
  things: string,
  aspects: string,
  vocabulary: string,
  homonyms: readonly string[] = [],
): Cluster => ({
  language,
  things: things.split(', ').map((forms) => forms.split('/')),
  aspects: aspects.split(', ').map((forms) => forms.split('/')),
  vocabulary: vocabulary.split(' '),
  homonyms,
});
