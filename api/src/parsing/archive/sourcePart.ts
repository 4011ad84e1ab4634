/** A part of a post of a site: its Markdown, the HTML that it came from, and the number of its top-level blocks. */
export interface SourcePart {
  markdown: string;
  source: string;
  blocks: number;
}
