import Box from '@mui/material/Box';
import Markdown, { type Components } from 'react-markdown';
import { ArticleImage } from './ArticleImage.tsx';
import { viewPlugins } from './grammar.ts';
import { prose, type TitleLevel } from './prose.ts';

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The sections of a text begin with `##`, below the title; a `#` beside the title is shown as a section, too. */
const createHeadings = (titleLevel: TitleLevel): Components =>
  Object.fromEntries(
    tags.map((tag, index) => [tag, tags[Math.min(Math.max(index, 1) + titleLevel - 1, tags.length - 1)]]),
  );

const headings = { 1: createHeadings(1), 2: createHeadings(2), 3: createHeadings(3) };

const components: Components = {
  img: ({ src, alt = '' }) => <ArticleImage alt={alt} {...(typeof src === 'string' && { src })} />,
  // Only task lists have inputs. The text of a task stands beside its box.
  input: ({ checked }) => (
    <input
      type="checkbox"
      disabled
      checked={checked === true}
      readOnly
      aria-label={checked ? 'Done' : 'To do'}
    />
  ),
};

export interface MarkdownViewProps {
  markdown: string;
  /** Level of the heading above the text; the screen's own unless stated. */
  titleLevel?: TitleLevel;
}

/** Rendered Markdown. HTML in the text is shown as text, except line breaks and elements such as `<sub>`. */
export const MarkdownView = ({ markdown, titleLevel = 1 }: MarkdownViewProps) => (
  <Box sx={{ maxWidth: 680, ...prose(titleLevel) }}>
    <Markdown remarkPlugins={viewPlugins} components={{ ...components, ...headings[titleLevel] }}>
      {markdown}
    </Markdown>
  </Box>
);
