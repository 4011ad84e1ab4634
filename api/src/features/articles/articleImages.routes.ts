import { uploadArticleImage } from '@rankwright/contracts/articles';
import { articleImage } from '@rankwright/contracts/limits';
import { ok } from '../../http/ok.ts';
import { readUpload } from '../../http/readUpload.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as service from './articleImage.service.ts';

const limit = {
  maxBytes: articleImage.maxBytes,
  missing: 'PICTURE_TYPE',
  tooLarge: 'PICTURE_TOO_LARGE',
} as const;

export const registerArticleImages: Register = (app, deps) =>
  route(app, uploadArticleImage, async ({ session, request }) => ({
    ...ok,
    url: await service.uploadArticleImage(deps, session.userId, await readUpload(request, limit)),
  }));
