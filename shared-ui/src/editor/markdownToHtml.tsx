import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** Markdown as HTML for a file or another system, through the same safe renderer as the preview. */
export const markdownToHtml = (markdown: string): string => {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<Markdown remarkPlugins={[remarkGfm]}>{markdown}</Markdown>));
  const html = place.innerHTML;
  root.unmount();
  return html;
};
