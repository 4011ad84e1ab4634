export interface WixSwitches {
  apiKey: string;
  siteId: string;
  /** Permissions of the API key; requests without one return 403. */
  canUseBlog: boolean;
  canReadSite: boolean;
  canReadMembers: boolean;
  /** The Wix Blog app is installed. */
  blogInstalled: boolean;
  members: { id: string; loginEmail: string; profile: { nickname: string } }[];
  /** Number of next requests that fail with 401 "No identity found" despite a valid key. */
  identityLost: number;
  /** Whether `draft-posts/query` supports `seoSlug` or ignores it. */
  slugFilter: 'works' | 'ignored';
  /** Whether files can be imported, and whether the response contains their dimensions. */
  imports: 'works' | 'works, unmeasured' | 'fails';
}

/** The default behaviour. */
export const createDefaultSwitches = (): WixSwitches => ({
  apiKey: 'IST.0123456789abcdef',
  siteId: '6b2f5c3e-6f2f-4f0e-9a51-0c3a3a0c6c11',
  canUseBlog: true,
  canReadSite: true,
  canReadMembers: true,
  blogInstalled: true,
  members: [{ id: 'member-1', loginEmail: 'ada@example.com', profile: { nickname: 'Ada' } }],
  identityLost: 0,
  slugFilter: 'works',
  imports: 'works',
});
