import { endpoints } from '@rankwright/contracts/endpoints';
import { createOpenApiDocument } from './document.ts';

const docs = new URL('../../../docs/', import.meta.url);

export const documentFile = new URL('openapi.json', docs);
/** The first released version of the documented endpoints, used to detect breaking changes; changed only on purpose. */
export const baselineFile = new URL('openapi.baseline.json', docs);

export const formatDocument = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;
export const createBaselineDocument = () =>
  createOpenApiDocument(endpoints.filter(({ documented }) => documented));
