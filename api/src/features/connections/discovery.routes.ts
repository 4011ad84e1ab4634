import { discoverWordpress } from '@rankwright/contracts/connections';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import { describeSite } from '../../platforms/wordpress/describeSite.ts';
import type { Register } from '../register.ts';
import { callPlatform } from './connection.service.ts';

/** Describes a WordPress site before the user enters credentials. */
export const registerDiscovery: Register = (app, { outbound }) => {
  route(app, discoverWordpress, async ({ body }) => {
    return { ...ok, site: await callPlatform(() => describeSite(outbound, body.siteUrl)) };
  });
};
