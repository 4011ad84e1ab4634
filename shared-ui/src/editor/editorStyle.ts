import { imagePlaceholderStyle } from './imagePlaceholder.ts';
import { prose } from './prose.ts';

/**
 * Styles of the editing surface. They replace the style element of the editor library, which the page's content
 * security policy refuses.
 */
export const getEditorStyle = (minHeight: number) => ({
  '& .ProseMirror': {
    position: 'relative',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    minHeight,
    p: { xs: 2, md: 3 },
    maxWidth: 720,
    outline: 'none',
    ...prose(1),
    '& > :first-child': { mt: 0 },
    '& pre': { ...prose(1)['& pre'], whiteSpace: 'pre-wrap' },
    // An empty cell has no text that could give it a width.
    '& th, & td': { ...prose(1)['& th, & td'], minWidth: 120, verticalAlign: 'top' },
    '& [contenteditable="false"]': { whiteSpace: 'normal' },
    '& .image-placeholder': imagePlaceholderStyle,
    '& img.ProseMirror-separator': { display: 'inline', border: 0, m: 0, width: 0, height: 0 },
  },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute', m: 0 },
  '& .ProseMirror-gapcursor::after': {
    content: '""',
    display: 'block',
    position: 'absolute',
    top: '-2px',
    width: 20,
    borderTop: '1px solid',
  },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '& .ProseMirror-hideselection *': { caretColor: 'transparent' },
  '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
});

/** Pixels at the edges of the window that sticky bars cover: host header, toolbar on wide windows, action bar of a page. */
const barHeights = {
  wide: { top: 130, bottom: 170, left: 0, right: 0 },
  narrow: { top: 74, bottom: 130, left: 0, right: 0 },
  /** The action bar does not stick. */
  low: { top: 74, bottom: 5, left: 0, right: 0 },
};
const isTall = '(min-height: 600px)';
const isWide = '(min-width: 900px)';

const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

const getScrollPadding = ({ top, bottom }: { top: number; bottom: number }) => ({
  scrollPaddingTop: top,
  scrollPaddingBottom: bottom,
});

/**
 * The browser itself also scrolls to the caret, by the page's scroll padding. Smooth scrolling would be interrupted by the
 * next key.
 */
export const caretPageStyle = {
  'html:has(.ProseMirror:focus)': {
    scrollBehavior: 'auto !important',
    ...getScrollPadding(barHeights.low),
    [`@media ${isTall}`]: getScrollPadding(barHeights.narrow),
    [`@media ${isTall} and ${isWide}`]: getScrollPadding(barHeights.wide),
  },
};

/** Editor settings that keep the line with the caret clear of sticky bars. */
export const getCaretMargins = () => {
  const margins = barHeights[!matches(isTall) ? 'low' : matches(isWide) ? 'wide' : 'narrow'];
  return { scrollThreshold: margins, scrollMargin: margins };
};
