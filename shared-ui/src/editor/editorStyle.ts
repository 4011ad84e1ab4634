import { imagePlaceholderStyle } from './imagePlaceholder.ts';
import { prose } from './prose.ts';

/** `box`: a field of a form. `page`: the text fills the page, without a frame. */
export type EditorFrame = 'box' | 'page';

const frameStyles = {
  box: { p: { xs: 2, md: 3 }, maxWidth: 720 },
  page: { pb: 12, '& p, & li': { fontSize: { xs: '1.0625rem', md: '1.1875rem' }, lineHeight: 1.7 } },
} as const;

/** Pixels of the bar over the text, if nothing says how high it is. A field of a form usually has none. */
const usualBarHeight = { box: 0, page: 56 } as const;
/** Pixels: the host hides its header above a full-screen page. */
const headerHeight = { box: 64, page: 0 } as const;
/** The screen sets it on the root element while it has a bar that sticks above the editor. */
const barHeightProperty = '--writing-bar-height';

/** Below everything that sticks above the editor, as a CSS length. */
export const getToolbarTop = (frame: EditorFrame): string =>
  `calc(${headerHeight[frame]}px + var(${barHeightProperty}, ${usualBarHeight[frame]}px))`;

/** Pixels by which the bar over the text is higher than usual. */
const readExtraBarHeight = (frame: EditorFrame): number => {
  const text = getComputedStyle(document.documentElement).getPropertyValue(barHeightProperty);
  return text === '' ? 0 : parseFloat(text) - usualBarHeight[frame];
};

/** What the editor keeps as it is looks like a note, not like text. */
const keptStyle = { ...imagePlaceholderStyle, my: 2 } as const;

/**
 * Styles of the editing surface. They replace the style element of the editor library, which the page's content
 * security policy refuses.
 */
export const getEditorStyle = (minHeight: number, frame: EditorFrame) => ({
  '& .ProseMirror': {
    position: 'relative',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    minHeight,
    outline: 'none',
    ...prose(1),
    ...frameStyles[frame],
    '& > :first-child': { mt: 0 },
    '& pre': { ...prose(1)['& pre'], whiteSpace: 'pre-wrap' },
    // Items of lists and cells of tables have paragraphs here, not so in what readers see.
    '& li > p, & th > p, & td > p': { my: 0 },
    '& ul[data-type=taskList] > li': {
      display: 'flex',
      gap: 1,
      '& > label': { display: 'flex', alignItems: 'center', height: '1.65em' },
      // Large enough for a finger.
      '& > label > input': { width: 24, height: 24, m: 0 },
      '& > div': { flex: 1, minWidth: 0 },
    },
    '& li > div > p': { my: 0 },
    // An empty cell has no text that could give it a width.
    '& th, & td': { ...prose(1)['& th, & td'], minWidth: 120, verticalAlign: 'top' },
    '& [contenteditable="false"]': { whiteSpace: 'normal' },
    '& .image-placeholder': imagePlaceholderStyle,
    '& [data-raw-block]': keptStyle,
    '& [data-raw-block] > pre': { m: 0, p: 0, bgcolor: 'transparent', maxHeight: '12em', overflowY: 'auto' },
    '& [data-raw-inline]': { bgcolor: 'action.hover', borderRadius: 0.5, px: 0.5 },
    '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'accent.main' },
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

/** Pixels at the edges of the window that sticky bars cover: header, toolbar, and on phones the actions of a page. */
const barHeights = {
  box: {
    wide: { top: 130, bottom: 24 },
    narrow: { top: 74, bottom: 24 },
    low: { top: 74, bottom: 5 },
  },
  page: {
    wide: { top: 116, bottom: 24 },
    narrow: { top: 116, bottom: 88 },
    /** Nothing sticks but the bar. */
    low: { top: 66, bottom: 5 },
  },
} as const;
const isTall = '(min-height: 600px)';
const isWide = '(min-width: 900px)';

const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

const getScrollPadding = (frame: EditorFrame, size: keyof (typeof barHeights)['page']) => {
  const { top, bottom } = barHeights[frame][size];
  return {
    scrollPaddingTop: `calc(${top - headerHeight[frame] - usualBarHeight[frame]}px + ${getToolbarTop(frame)})`,
    scrollPaddingBottom: bottom,
  };
};

/**
 * The browser itself also scrolls to the caret, by the page's scroll padding. Smooth scrolling would be interrupted by the
 * next key.
 */
export const getCaretPageStyle = (frame: EditorFrame) => ({
  'html:has(.ProseMirror:focus)': {
    scrollBehavior: 'auto !important',
    ...getScrollPadding(frame, 'low'),
    [`@media ${isTall}`]: getScrollPadding(frame, 'narrow'),
    [`@media ${isTall} and ${isWide}`]: getScrollPadding(frame, 'wide'),
  },
});

/** Editor settings that keep the line with the caret clear of sticky bars. */
export const getCaretMargins = (frame: EditorFrame) => {
  const size = !matches(isTall) ? 'low' : matches(isWide) ? 'wide' : 'narrow';
  const { top, bottom } = barHeights[frame][size];
  const margins = {
    get top() {
      return top + readExtraBarHeight(frame);
    },
    ...{ bottom, left: 0, right: 0 },
  };
  return { scrollThreshold: margins, scrollMargin: margins };
};
