/** What the author has to add under one heading. Placeholders: see `fillTemplate`. */
export interface SectionPlan {
  heading: string;
  questions: readonly string[];
  facts: readonly string[];
  examples: readonly string[];
}
