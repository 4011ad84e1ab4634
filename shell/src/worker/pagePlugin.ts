import { hostDataElementId } from '@rankwright/contracts/remote';
import type { WorkboxPlugin } from 'workbox-core/types.js';

const isOwnPage = async (response: Response): Promise<boolean> =>
  response.status === 200 && (await response.clone().text()).includes(`id="${hostDataElementId}"`);

/** Saves a page under its path, whatever the query, and nothing that is no page of ours, e.g. a hotel's login page. */
export const pagePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) =>
    Promise.resolve(new URL(request.url).pathname.replace(/(.)\/+$/, '$1')),
  cacheWillUpdate: async ({ response }) => ((await isOwnPage(response)) ? response : null),
};
