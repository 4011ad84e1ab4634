import type { MergeRegion } from './archive/mergeTexts.ts';
import type { SourcePart } from './archive/sourcePart.ts';
import type { MarkupLoss } from './archive/restoreSource.ts';
import type { Root } from 'hast';
import type { LinkInput, LinkSuggestions, SourcePattern } from './links/linkModel.ts';
import type { ParsedPage, ParsedSitemap } from './pageModel.ts';

export interface PrintedRow {
  title: string;
  clicks: string;
  change: string;
  impressions: string;
  position: string;
}

/** What is printed of a report. */
export interface PrintedReport {
  companyName: string;
  heading: string;
  accent: 'ink' | 'red' | 'orange' | 'green' | 'blue' | 'violet';
  opening: string[];
  figures: { label: string; value: string; note: string }[];
  pages: PrintedRow[];
  pagesNote: string | null;
  published: { title: string; day: string }[];
  publishedNote: string | null;
  findings: { label: string; text: string; url: string }[];
  findingsNote: string | null;
  notes: string[];
}

/** What a parser thread does. */
export interface ParserTasks {
  /** Markdown → sanitized tree of HTML elements (hast). */
  markdownToTree: (markdown: string) => Root;
  /** Markdown → sanitized HTML. */
  markdownToHtml: (markdown: string) => string;
  /** Markdown → its words as one line, without code blocks, images and footnotes. */
  markdownToText: (markdown: string) => string;
  /** HTML → its `<link>` elements. */
  listLinks: (html: string) => { rel: string; href: string }[];
  /** HTML of a post → Markdown, the parts it came from, and the blocks that stay HTML. */
  convertArchive: (source: string) => {
    markdown: string;
    parts: SourcePart[];
    kept: { name: string; count: number }[];
  };
  /** Markdown and the parts that an import found → HTML, unchanged parts as they were. */
  restoreSource: (input: { markdown: string; parts: SourcePart[] }) => string;
  /** The same → the places of which the site's markup is lost, and what of it. */
  listMarkupLosses: (input: { markdown: string; parts: SourcePart[] }) => MarkupLoss[];
  /** A text and what two sides made of it → both changes, and the places that both changed. */
  mergeTexts: (input: { base: string; own: string; site: string }) => MergeRegion[];
  /** An article → what a text has that may name its subject. */
  listSourcePatterns: (article: { title: string; keyword: string; content: string }) => SourcePattern[];
  /** Texts and the archive → places for links between them. */
  suggestLinks: (input: LinkInput) => LinkSuggestions;
  /** JSON in UTF-8 → its value. */
  parseJson: (bytes: Uint8Array) => unknown;
  /** JPEG, PNG, WebP or GIF → a square WebP without metadata. */
  encodePicture: (bytes: Uint8Array) => Uint8Array;
  /** JPEG, PNG, WebP or GIF → a WebP without metadata, its longest side at most `maxPixels`. */
  encodeArticleImage: (input: { bytes: Uint8Array; maxPixels: number }) => Uint8Array;
  /** PNG or JPEG → a PNG without metadata, at most 720 × 288 pixels. */
  encodeLogo: (bytes: Uint8Array) => Uint8Array;
  /** Any image → bytes and type that sites take. */
  encodeForSites: (bytes: Uint8Array) => { bytes: Uint8Array; type: string };
  /** Any image → its size in pixels. */
  measureImage: (bytes: Uint8Array) => { width: number; height: number; isHeic: boolean };
  /** A report in words and formatted numbers and its logo, a PNG → PDF. */
  printReport: (input: { view: PrintedReport; logo: Uint8Array | null }) => Uint8Array;
  /** HTML of a live page → what a search engine reads in it. */
  readPage: (html: string) => ParsedPage;
  /** XML of a sitemap → the addresses in it. */
  readSitemap: (xml: string) => ParsedSitemap;
}

export type Answer = { result: unknown } | { error: string };
