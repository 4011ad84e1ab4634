import Box from '@mui/material/Box';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** The screen has its own first heading: the text's headings start at the second. */
const headings: Components = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' };

/** Markdown as a reader sees it. HTML in the text is shown as text, never run. */
export const MarkdownView = ({ markdown }: { markdown: string }) => (
  <Box
    sx={{
      maxWidth: 680,
      overflowWrap: 'anywhere',
      '& h2, & h3, & h4': { fontFamily: 'h3.fontFamily', lineHeight: 1.25, mt: 4, mb: 1 },
      '& p, & li': { fontSize: '1.0625rem', lineHeight: 1.65 },
      '& blockquote': { borderLeft: 3, borderColor: 'accent.main', m: 0, pl: 2, color: 'text.secondary' },
      '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto' },
      '& th, & td': { border: 1, borderColor: 'divider', px: 1.5, py: 0.75, textAlign: 'left' },
      '& img': { maxWidth: '100%' },
      '& pre': { overflowX: 'auto', p: 2, bgcolor: 'action.hover' },
    }}
  >
    <Markdown remarkPlugins={[remarkGfm]} components={headings}>
      {markdown}
    </Markdown>
  </Box>
);
