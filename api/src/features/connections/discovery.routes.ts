import { discoverWordpress } from '@rankwright/contracts/connections';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as service from './discovery.service.ts';

export const registerDiscovery: Register = (app, deps) => {
  route(app, discoverWordpress, async ({ body }) => ({
    ...ok,
    site: await service.discoverWordpress(deps, body.siteUrl),
  }));
};
