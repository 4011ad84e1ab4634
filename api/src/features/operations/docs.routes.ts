import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { OpenAPIV3 } from 'openapi-types';
import { openApiDocument } from '../../openapi/document.ts';
import type { Register } from '../features.ts';

/** The API document, to browse at `/api/docs` and to read at `/api/docs/json`. */
export const registerDocs: Register = (app) => {
  void app.register(async (docs) => {
    await docs.register(swagger, {
      mode: 'static',
      specification: { document: openApiDocument() as OpenAPIV3.Document },
    });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      uiConfig: { docExpansion: 'none' },
    });
  });
};
