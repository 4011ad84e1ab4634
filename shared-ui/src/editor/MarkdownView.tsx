import Box from '@mui/material/Box';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { ArticleImage } from './ArticleImage.tsx';
import { prose } from './prose.ts';

/** Headings move down one level, because the screen has its own h1. */
const components: Components = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
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

/** Rendered Markdown. HTML in the text is shown as text. */
export const MarkdownView = ({ markdown }: { markdown: string }) => (
  <Box sx={{ maxWidth: 680, ...prose(2) }}>
    <Markdown remarkPlugins={[remarkGfm]} components={components}>
      {markdown}
    </Markdown>
  </Box>
);
