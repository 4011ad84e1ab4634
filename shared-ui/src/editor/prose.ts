const heading = (fontSize: string) => ({
  fontFamily: 'h3.fontFamily',
  fontSize,
  fontWeight: 600,
  lineHeight: 1.25,
  mt: 4,
  mb: 1,
});

/** Level of a heading above an article's text. */
export type TitleLevel = 1 | 2 | 3;

/** Styles of an article's text, shared by viewer and editor. Headings start at the given level. */
export const prose = (first: TitleLevel) => ({
  overflowWrap: 'anywhere',
  [`& h${first}`]: heading('1.75rem'),
  [`& h${first + 1}`]: heading('1.375rem'),
  [`& h${first + 2}`]: heading('1.125rem'),
  '& p, & li': { fontSize: '1.0625rem', lineHeight: 1.65 },
  // Task lists: of the editor, and of the viewer.
  '& ul[data-type=taskList], & .contains-task-list': { listStyle: 'none', pl: 0 },
  '& .task-list-item > input, & .task-list-item > p > input': { mr: 1 },
  '& blockquote': { borderLeft: 3, borderColor: 'accent.main', m: 0, pl: 2, color: 'text.secondary' },
  '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto' },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1.5, py: 0.75, textAlign: 'left' },
  '& img': { maxWidth: '100%' },
  '& pre': { overflowX: 'auto', p: 2, bgcolor: 'action.hover' },
});
