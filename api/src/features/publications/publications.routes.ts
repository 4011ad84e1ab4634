import { listPublications } from '@rankwright/contracts/publishing';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { toPublication } from './publication.model.ts';
import * as service from './publications.service.ts';

export const registerPublications: Register = (app, { db }) => {
  route(app, listPublications, async ({ session, query }) => {
    const rows = await service.listPublications(db, session.userId, query.articleId);
    return { ...ok, publications: rows.map(toPublication) };
  });
};
