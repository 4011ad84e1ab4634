/** Pages load images over https only, as their content security policy says; an article may have others. */
export const isLoadable = (src: string): boolean => !/^http:/i.test(src);

export const describeUnloaded = (alt: string): string =>
  `${alt ? `${alt}: ` : ''}image shown on your site only, because its URL starts with http://`;

export const imagePlaceholderStyle = {
  display: 'block',
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: 1,
  p: 2,
  color: 'text.secondary',
  fontSize: '0.875rem',
} as const;
