import { suggestLinks } from '@rankwright/contracts/links';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as service from './linkSuggestions.service.ts';

export const registerLinks: Register = (app, deps) => {
  route(app, suggestLinks, async ({ session, params }) => ({
    ...ok,
    ...(await service.suggestLinks(deps, session.userId, params.id)),
  }));
};
