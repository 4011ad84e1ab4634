import { Button, Icon, Menu, MenuItem } from '@rankwright/shared-ui/core';
import { showError } from '@rankwright/sdk/toasts';
import { useState, type MouseEvent } from 'react';
import { slugOf } from '../assessment/searchResult.model.ts';
import type { ArticleText } from './articleText.model.ts';
import { download, htmlFile, markdownFile } from './exportArticle.ts';

const fileName = ({ slug, title }: ArticleText): string => slugOf(slug || title) || 'article';

const exportHtml = async (text: ArticleText): Promise<void> => {
  try {
    download(`${fileName(text)}.html`, await htmlFile(text), 'text/html');
  } catch {
    showError('Error', 'The file could not be made. Check your connection and try again.');
  }
};

/** A way out for the text, and the way back to earlier ones. */
export const ArticleMenu = ({ text, onVersions }: { text: ArticleText; onVersions: () => void }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const entries: [label: string, run: () => void][] = [
    ['Export as Markdown', () => download(`${fileName(text)}.md`, markdownFile(text), 'text/markdown')],
    ['Export as HTML', () => void exportHtml(text)],
    ['Version history', onVersions],
  ];
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<Icon name="chevron-down" />}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        More
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map(([label, run]) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
