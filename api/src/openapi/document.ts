import { endpoints } from '@rankwright/contracts/endpoints';
import { errorCatalogue } from '@rankwright/contracts/errors';
import { errorBody, noBody, type Endpoint } from '@rankwright/contracts/http';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';

type Schema = OpenAPIV3_1.SchemaObject;

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema => {
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

const parametersOf = (place: Parameter['in'], type: z.ZodType): Parameter[] => {
  const { properties = {}, required = [] } = schemaOf(type, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: schema,
  }));
};

const refusal = (description: string): OpenAPIV3_1.ResponseObject => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const refusalsOf = ({ access, params }: Endpoint): Record<string, OpenAPIV3_1.ResponseObject> => ({
  400: refusal('What was sent is not valid.'),
  ...(access !== 'none' && { 401: refusal('The session is not good any more.') }),
  ...(access === 'plan' && { 402: refusal('There is no active plan.') }),
  ...(Object.keys(schemaOf(params, 'input').properties ?? {}).length > 0 && {
    404: refusal('There is no such record.'),
  }),
  429: refusal('Too many requests.'),
  default: refusal('Any other refusal.'),
});

const bodyOf = ({ body, example }: Endpoint): OpenAPIV3_1.RequestBodyObject => ({
  required: !body.safeParse(undefined).success,
  content: {
    'application/json': {
      schema: schemaOf(body, 'input'),
      ...(example.body !== undefined && { example: example.body }),
    },
  },
});

const operationOf = (endpoint: Endpoint): OpenAPIV3_1.OperationObject => ({
  operationId: endpoint.id,
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[2] ?? 'api'],
  security: endpoint.access === 'none' ? [] : [{ session: [] }],
  parameters: [
    ...parametersOf('path', endpoint.params),
    ...parametersOf('query', endpoint.query),
  ] as OpenAPIV3_1.ParameterObject[],
  ...(endpoint.body !== noBody && { requestBody: bodyOf(endpoint) }),
  responses: {
    200: {
      description: 'Done.',
      content: {
        [endpoint.stream ? 'text/event-stream' : 'application/json']: {
          schema: schemaOf(endpoint.reply, 'output'),
        },
      },
    },
    ...refusalsOf(endpoint),
  },
});

const pathsOf = (list: readonly Endpoint[]): OpenAPIV3_1.PathsObject => {
  const paths: Record<string, Record<string, OpenAPIV3_1.OperationObject>> = {};
  for (const endpoint of list) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return paths;
};

const codes = Object.entries(errorCatalogue).map(
  ([code, { status, text }]) => `| ${code} | ${status} | ${text} |`,
);

/** OpenAPI 3.1, printed from the contracts. */
export const openApiDocument = (list: readonly Endpoint[] = endpoints): OpenAPIV3_1.Document => ({
  openapi: '3.1.0',
  info: {
    title: 'Rankwright API',
    version: '1',
    description: [
      'Every refusal has one shape. Its codes:',
      '',
      '| Code | Status | Text |',
      '|---|---|---|',
      ...codes,
    ].join('\n'),
  },
  paths: pathsOf(list),
  components: {
    schemas: { Error: schemaOf(errorBody, 'output') },
    securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
});
