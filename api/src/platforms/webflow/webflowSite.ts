import { openWebflow } from '@rankwright/platforms/webflow/webflow';
import { createContext, createRecordedSite, type RecordedAnswer } from '../recordedSite.ts';

export const base = 'https://webflow.example';
const context = createContext(createRecordedSite().outbound);
const html = {
  ...context.html,
  parseMarkdown: () => Promise.resolve({ type: 'root' as const, children: [] }),
  printTree: () => '<p>Late winter.</p>',
};

export const openSite = (settings: object, ...answers: RecordedAnswer[]) => {
  const recorded = createRecordedSite(...answers);
  const env = { WEBFLOW_API_URL: base };
  const site = openWebflow(
    createContext(recorded.outbound, { env, html }),
    { siteId: 's/1', ...settings },
    { apiKey: 'key' },
  );
  const listRequests = () => recorded.listRequests().map((request) => request.replace(`${base}/v2`, ''));
  return { site, sent: recorded.sent, listRequests };
};

export const field = (slug: string, type: string, isRequired?: boolean) => ({
  id: slug,
  slug,
  displayName: slug.toUpperCase(),
  type,
  isRequired,
});
export const collection = {
  id: 'c1',
  displayName: 'Posts',
  slug: 'blog',
  fields: [field('body', 'RichText'), field('price', 'Number', true)],
};
