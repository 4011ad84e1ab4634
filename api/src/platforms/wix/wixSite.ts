import { openWix } from '@rankwright/platforms/wix/wix';
import type { HtmlTools } from '@rankwright/platforms/port/platform';
import type { Root } from 'hast';
import { createContext, createRecordedSite, type RecordedAnswer } from '../recordedSite.ts';

const base = 'https://wix.example';

/** A connected Wix site that gives these answers; every text is parsed to `tree`. */
export const openSite = (settings: object, tree: Root, ...answers: RecordedAnswer[]) => {
  const recorded = createRecordedSite(...answers);
  const html: HtmlTools = {
    parseMarkdown: () => Promise.resolve(tree),
    printTree: () => '',
    listLinks: () => Promise.resolve([]),
  };
  const context = createContext(recorded.outbound, { env: { WIX_API_URL: base }, html });
  return {
    site: openWix(context, { siteId: 'site', ...settings }, { apiKey: 'key' }),
    sent: recorded.sent,
    listRequests: () => recorded.listRequests().map((request) => request.replace(base, '')),
  };
};

export const emptyTree: Root = { type: 'root', children: [] };
