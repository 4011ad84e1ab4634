import {
  approveRefresh,
  createRefreshProposal,
  getRefresh,
  readLiveText,
  updateRefreshProposal,
  type Refresh,
} from '@rankwright/contracts/refreshes';
import type { createApiCall } from '../../../../api/src/testing/apiCall.ts';

/** What a person does with refreshes, through the API. */
export const createPerson = (call: ReturnType<typeof createApiCall>, token: string) => {
  const readReply = ({ status, body }: Awaited<ReturnType<typeof call>>): Refresh => {
    if (status !== 200) throw new Error(`The API answered ${status}: ${JSON.stringify(body)}`);
    return body.refresh as Refresh;
  };
  return {
    propose: async (articleId: string) =>
      readReply(
        await call(createRefreshProposal, { token, params: { id: articleId }, body: { by: 'person' } }),
      ),
    read: async (id: string) => readReply(await call(getRefresh, { token, params: { id } })),
    readLive: async (id: string) => readReply(await call(readLiveText, { token, params: { id } })),
    save: async ({ id, edition, proposal: { title } }: Refresh, content: string) =>
      readReply(
        await call(updateRefreshProposal, { token, params: { id }, body: { title, content, edition } }),
      ),
    /** True: it was approved; false: something on the site has to be seen first. */
    approve: async ({ id, edition, articleVersion, live }: Refresh, replacesSiteText = false) => {
      const body = { edition, articleVersion, revision: live.revision, replacesSiteText };
      const reply = await call(approveRefresh, { token, params: { id }, body });
      if (reply.body.code === 'REFRESH_SITE_CHANGED') return false;
      readReply(reply);
      return true;
    },
  };
};
export type Person = ReturnType<typeof createPerson>;
