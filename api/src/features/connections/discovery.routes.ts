import { discoverWordpress } from '@rankwright/contracts/connections';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import { describeSite } from '@rankwright/platforms/wordpress/describeSite';
import type { Register } from '../register.ts';
import { callPlatform } from './connection.service.ts';
import { createContext } from './openPlatform.service.ts';

/** Describes a WordPress site before the user enters credentials. */
export const registerDiscovery: Register = (app, deps) => {
  route(app, discoverWordpress, async ({ body }) => {
    return { ...ok, site: await callPlatform(() => describeSite(createContext(deps), body.siteUrl)) };
  });
};
