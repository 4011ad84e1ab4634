export interface WixSwitches {
  apiKey: string;
  siteId: string;
  /** The key's permissions; without one its calls answer 403. */
  mayBlog: boolean;
  mayReadSite: boolean;
  mayReadMembers: boolean;
  /** The Blog app is on the site. */
  blogInstalled: boolean;
  members: { id: string; loginEmail: string; profile: { nickname: string } }[];
  /** How many calls lose the identity of a good key: 401 "No identity found". */
  identityLost: number;
  /** `draft-posts/query` understands `seoSlug`, or lists everything. */
  slugFilter: 'works' | 'ignored';
  /** A file at the address can be imported, and its size is known at once. */
  imports: 'works' | 'works, unmeasured' | 'fails';
}

/** How it behaves until a test says otherwise. */
export const switches = (): WixSwitches => ({
  apiKey: 'IST.0123456789abcdef',
  siteId: '6b2f5c3e-6f2f-4f0e-9a51-0c3a3a0c6c11',
  mayBlog: true,
  mayReadSite: true,
  mayReadMembers: true,
  blogInstalled: true,
  members: [{ id: 'member-1', loginEmail: 'ada@example.com', profile: { nickname: 'Ada' } }],
  identityLost: 0,
  slugFilter: 'works',
  imports: 'works',
});
