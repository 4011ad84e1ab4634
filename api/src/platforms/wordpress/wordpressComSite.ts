import { openWordpressCom } from '@rankwright/platforms/wordpress/com/wordpressCom';
import { createContext, createRecordedSite, type RecordedAnswer } from '../recordedSite.ts';

export const base = 'https://com.example';

const openComSite = (settings: object, ...answers: RecordedAnswer[]) => {
  const recorded = createRecordedSite(...answers);
  const context = createContext(recorded.outbound, { env: { WORDPRESS_COM_URL: base } });
  const site = openWordpressCom(context, settings, { accessToken: 'secret' });
  const listRequests = () => recorded.listRequests().map((request) => request.replace(base, ''));
  return { site, sent: recorded.sent, listRequests };
};
export const openOne = (...answers: RecordedAnswer[]) => openComSite({ siteId: '8 1' }, ...answers);

export const refuse = (error: string, status = 403, message?: string): RecordedAnswer => ({
  status,
  body: { error, message },
});
export const gone = refuse('unknown_post', 404, 'Unknown post');
export const ours = '<!-- rankwright:how-to-prune-roses-0a1b2c3d -->';
export const createComPost = (change: object = {}) => ({
  ID: 7,
  URL: 'https://roses.example/pruning/',
  status: 'publish',
  ...change,
});
export const saved = { body: createComPost() };
export const stored = { id: '7', url: 'https://roses.example/pruning/', status: 'publish' };
