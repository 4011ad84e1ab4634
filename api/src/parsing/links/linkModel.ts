/** An article that a link can lead to: it has a live post. */
export interface LinkTarget {
  id: string;
  title: string;
  keyword: string;
  secondaryKeywords: readonly string[];
  /** The beginning of its text, as Markdown. */
  opening: string;
  /** Its live posts. */
  urls: readonly string[];
}

/** A text in which a link could stand. */
export interface LinkSource {
  id: string;
  title: string;
  /** Markdown. */
  content: string;
  /** Its live posts. */
  urls: readonly string[];
}

export interface LinkInput {
  article: LinkSource;
  targets: readonly LinkTarget[];
  /** Older texts that may name the article's subject. */
  sources: readonly LinkSource[];
}

/** A place in a Markdown text, and where the link would lead. */
export interface LinkPlace {
  /** Outgoing: the article to link to. Incoming: the article that gets the link. */
  id: string;
  title: string;
  url: string;
  /** The words that become the link, as they stand in the Markdown. */
  anchor: string;
  /** Their offsets in the Markdown. */
  start: number;
  end: number;
  /** The Markdown of the sentence before and after the anchor. */
  before: string;
  after: string;
  score: number;
}

export interface LinkSuggestions {
  /** In reading order of importance, best first. */
  outgoing: LinkPlace[];
  incoming: LinkPlace[];
}

/** A text that may name a subject has at least so many of these parts of words, in lower case. */
export interface SourcePattern {
  parts: string[];
  atLeast: number;
}
