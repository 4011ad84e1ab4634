import type { Post } from '@rankwright/platforms/port/platform';
import type { Root } from 'hast';
import { type RecordedAnswer } from '../recordedSite.ts';
import { createSamplePost } from '../samplePost.ts';
import { emptyTree, openSite } from './wixSite.ts';

export const people = {
  body: {
    members: [
      { id: '1', profile: { nickname: 'ADA' } },
      { id: '2', loginEmail: 'g@x.example' },
    ],
  },
};
export const none = { body: {} };
export const draft = (change: object = {}) => ({
  id: 'd/1',
  status: 'PUBLISHED',
  url: { base: 'https://r.example/', path: '/post/roses' },
  ...change,
});
export const saved = { body: { draftPost: draft() } };
export const stored = { id: 'd/1', status: 'PUBLISHED', url: 'https://r.example/post/roses' };
export const listMembers = 'GET /members/v1/members?fieldsets=FULL&paging.limit=100';
export const findBySlug = (slug: string) => [
  `POST /blog/v3/draft-posts/query {"query":{"filter":{"seoSlug":"${slug}"}},"fieldsets":["URL"]}`,
  'POST /blog/v3/draft-posts/query {"query":{"sort":[{"fieldName":"editedDate","order":"DESC"}],"paging":{"limit":100}},"fieldsets":["URL"]}',
];
const bare: Partial<Post> = { metaTitle: '', metaDescription: '', status: 'PUBLISHED' };

export const publishTo = (
  settings: object,
  tree: Root,
  change: Partial<Post>,
  remoteId: string | null,
  ...answers: RecordedAnswer[]
) => {
  const { site, listRequests } = openSite(settings, tree, ...answers);
  const post = createSamplePost({ ...bare, ...change });
  return { saved: site.publish(post, remoteId), listRequests };
};
export const publish = (change: Partial<Post>, remoteId: string | null, ...answers: RecordedAnswer[]) =>
  publishTo({}, emptyTree, change, remoteId, ...answers);
/** What was sent as the draft. */
export const readDraft = async ({ saved: done, listRequests }: ReturnType<typeof publish>) => {
  await done;
  const isDraft = /^(POST|PATCH) \/blog\/v3\/draft-posts(\/[^q{]\S*)? \{/;
  const [, body = ''] =
    listRequests()
      .find((line) => isDraft.test(line))
      ?.match(/(\{.*)/s) ?? [];
  return (JSON.parse(body) as { draftPost: Record<string, unknown> }).draftPost;
};
