import { openWordpress } from '@rankwright/platforms/wordpress/wordpress';
import type { Platform } from '@rankwright/platforms/port/platform';
import { createContext, createRecordedSite, type RecordedAnswer } from '../recordedSite.ts';

const root = 'https://roses.example/wp-json';

/** A connected site of one's own that gives these answers. Requests are listed without the root of its API. */
export const openSite = (...answers: RecordedAnswer[]) => {
  const recorded = createRecordedSite(...answers);
  const settings = { siteUrl: 'https://roses.example', username: 'ada', root };
  const site: Platform = openWordpress(createContext(recorded.outbound), settings, {
    applicationPassword: 'abcd efgh',
  });
  return {
    site,
    sent: recorded.sent,
    listRequests: () => recorded.listRequests().map((request) => request.replace(root, '')),
  };
};

/** How WordPress refuses a request. */
export const refuse = (code: string, status = 403, message = '', data?: unknown): RecordedAnswer => ({
  status,
  body: { code, message, data },
});

/** A post as the API of WordPress prints it to an editor. */
export const createWpPost = (change: Record<string, unknown> = {}) => ({
  id: 7,
  type: 'post',
  link: 'https://roses.example/pruning/',
  slug: 'pruning',
  status: 'publish',
  title: { raw: 'Pruning' },
  content: { raw: '<p>Late winter.</p>' },
  modified_gmt: '2026-02-03T04:05:06',
  ...change,
});

/** What the archive asks for of a post. */
export const archiveQuery =
  'context=edit&_fields=id,type,link,slug,status,password,title,content,excerpt,date_gmt,modified_gmt,meta,_links,_embedded&_embed=author,wp:term,wp:featuredmedia';
