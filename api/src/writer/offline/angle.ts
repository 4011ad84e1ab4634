/** One side of a subject: its heading and what can be said of it without claiming facts nobody checked. */
export interface Angle {
  headings: readonly string[];
  sentences: readonly string[];
  /** With the ways beside each other. */
  table?: true;
  list?: { lead: string; ordered: boolean; items: readonly string[] };
}
