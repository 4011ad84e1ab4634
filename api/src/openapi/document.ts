import { endpoints, getSchemas } from '@rankwright/contracts/endpoints';
import { errorCatalogue } from '@rankwright/contracts/errors';
import { errorBody, noBody, type Endpoint, type Schemas } from '@rankwright/contracts/http';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';

type Schema = OpenAPIV3_1.SchemaObject;

const toSchema = (type: z.ZodType, io: 'input' | 'output'): Schema => {
  const schema = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  delete schema.$schema;
  return schema as Schema;
};

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
}

const listParameters = (location: Parameter['in'], type: z.ZodType): Parameter[] => {
  const { properties = {}, required = [] } = toSchema(type, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: schema,
  }));
};

const createErrorResponse = (description: string): OpenAPIV3_1.ResponseObject => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const listErrorResponses = (
  { access, verified }: Endpoint,
  { params }: Schemas,
): Record<string, OpenAPIV3_1.ResponseObject> => ({
  400: createErrorResponse('The request is not valid.'),
  ...(access !== 'none' && { 401: createErrorResponse('The session is missing, expired or invalid.') }),
  ...(access === 'plan' && { 402: createErrorResponse('The account has no active plan.') }),
  ...(verified && {
    409: createErrorResponse('The e-mail address of the account is not verified, or a conflict.'),
  }),
  ...(Object.keys(toSchema(params, 'input').properties ?? {}).length > 0 && {
    404: createErrorResponse('The record was not found.'),
  }),
  429: createErrorResponse('Too many requests.'),
  default: createErrorResponse('Any other error.'),
});

const createRequestBody = ({ body, example }: Schemas): OpenAPIV3_1.RequestBodyObject => ({
  required: !body.safeParse(undefined).success,
  content: {
    'application/json': {
      schema: toSchema(body, 'input'),
      ...(example.body !== undefined && { example: example.body }),
    },
  },
});

const createOperation = (endpoint: Endpoint, schemas: Schemas): OpenAPIV3_1.OperationObject => ({
  operationId: endpoint.id,
  summary: schemas.summary,
  tags: [endpoint.path.split('/')[2] ?? 'api'],
  security: endpoint.access === 'none' ? [] : [{ session: [] }],
  parameters: [
    ...listParameters('path', schemas.params),
    ...listParameters('query', schemas.query),
  ] as OpenAPIV3_1.ParameterObject[],
  ...(schemas.body !== noBody && { requestBody: createRequestBody(schemas) }),
  responses: {
    200: {
      description: 'Success.',
      content: {
        [endpoint.stream ? 'text/event-stream' : 'application/json']: {
          schema: toSchema(schemas.reply, 'output'),
        },
      },
    },
    ...listErrorResponses(endpoint, schemas),
  },
});

const createPaths = (list: readonly Endpoint[]): OpenAPIV3_1.PathsObject => {
  const paths: Record<string, Record<string, OpenAPIV3_1.OperationObject>> = {};
  for (const endpoint of list) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: createOperation(endpoint, getSchemas(endpoint)),
    };
  }
  return paths;
};

const errorCodeRows = Object.entries(errorCatalogue).map(
  ([code, { status, text }]) => `| ${code} | ${status} | ${text} |`,
);

/** Creates the OpenAPI 3.1 document from the contracts. */
export const createOpenApiDocument = (list: readonly Endpoint[] = endpoints): OpenAPIV3_1.Document => ({
  openapi: '3.1.0',
  info: {
    title: 'Rankwright API',
    version: '1',
    description: [
      'All errors have the same shape. Error codes:',
      '',
      '| Code | Status | Text |',
      '|---|---|---|',
      ...errorCodeRows,
    ].join('\n'),
  },
  paths: createPaths(list),
  components: {
    schemas: { Error: toSchema(errorBody, 'output') },
    securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
});
