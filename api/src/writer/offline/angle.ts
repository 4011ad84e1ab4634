/** One aspect of a subject: headings and sentences that claim no facts. Placeholders: see `fillTemplate`. */
export interface Angle {
  headings: readonly string[];
  sentences: readonly string[];
  /** Adds a comparison table. */
  table?: true;
  list?: { lead: string; ordered: boolean; items: readonly string[] };
}
