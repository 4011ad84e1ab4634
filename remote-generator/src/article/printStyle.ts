/** An article on paper: black on white, whole lines, the addresses of its links. */
export const printStyle = {
  '@media print': {
    maxWidth: 'none',
    minHeight: 0,
    p: 0,
    fontSize: '11pt',
    '&, & *': { color: '#000 !important' },
    '& h1, & h2, & h3, & h4': { breakAfter: 'avoid' },
    '& p, & li': { orphans: 3, widows: 3 },
    '& img, & table, & pre, & blockquote': { breakInside: 'avoid' },
    '& a[href^="http"]::after': {
      content: '" (" attr(href) ")"',
      fontSize: '0.85em',
      overflowWrap: 'anywhere',
    },
  },
} as const;
