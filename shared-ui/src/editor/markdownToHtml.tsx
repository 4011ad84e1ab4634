import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import { viewPlugins } from './grammar.ts';

/** Markdown → HTML for export, with the same safe renderer as the preview. */
export const markdownToHtml = (markdown: string): string => {
  const container = document.createElement('div');
  const root = createRoot(container);
  flushSync(() => root.render(<Markdown remarkPlugins={viewPlugins}>{markdown}</Markdown>));
  const html = container.innerHTML;
  root.unmount();
  return html;
};
