import { endpoints } from '@rankwright/contracts/endpoints';
import { openApiDocument } from './document.ts';

const docs = new URL('../../../docs/', import.meta.url);

/** The committed document. */
export const documentFile = new URL('openapi.json', docs);
/** The documented calls as first promised; changed only on purpose. */
export const baselineFile = new URL('openapi.baseline.json', docs);

export const print = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;
export const baselineDocument = () => openApiDocument(endpoints.filter(({ documented }) => documented));
