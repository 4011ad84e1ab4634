export type RemoteKind = 'posts' | 'pages';

/** The API path of a post or a page; ids of pages begin with `page-`. */
export const buildPostPath = (id: string): { kind: RemoteKind; path: string } => {
  const kind = id.startsWith('page-') ? 'pages' : 'posts';
  return { kind, path: `/wp/v2/${kind}/${id.replace(/^page-/, '')}` };
};
