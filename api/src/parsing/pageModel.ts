/** What a search engine reads in a live page. */
export interface ParsedPage {
  title: string;
  /** Contents of its robots tags, in lower case. */
  robots: string[];
  canonicals: string[];
  /** What relative addresses begin with, where the page says so. */
  base: string | null;
  links: string[];
  images: string[];
  /** JSON-LD blocks, and how many of them are no JSON. */
  structuredData: number;
  brokenStructuredData: number;
}

export interface ParsedSitemap {
  /** False: the text is of another format. */
  isSitemap: boolean;
  isIndex: boolean;
  locations: string[];
}
