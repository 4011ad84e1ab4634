import { discoverWordpress } from '@rankwright/contracts/connections';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import { describeSite } from '../../platforms/wordpress/describeSite.ts';
import type { Register } from '../register.ts';
import { asked } from './connection.service.ts';

/** What can be learnt of a site before anything secret is asked for. */
export const registerDiscovery: Register = (app, { outbound }) => {
  route(app, discoverWordpress, async ({ body }) => {
    return { ...ok, site: await asked(() => describeSite(outbound, body.siteUrl)) };
  });
};
