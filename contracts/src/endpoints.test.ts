import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toJSONSchema, type ZodType } from 'zod';
import { endpoints, endpointsByName, getSchemas, schemasById } from './endpoints.ts';
import { errorCatalogue, errorCodes } from './errors.ts';

interface Content {
  schema: object;
  example?: unknown;
}
interface Operation {
  operationId: string;
  summary: string;
  security: object[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content: Record<string, Content> }>;
}

/** The committed document that others program against. */
const { paths: documentedPaths } = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../docs/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

const toSchema = (type: ZodType, io: 'input' | 'output'): object => {
  const schema = toJSONSchema(type, { io, unrepresentable: 'any' });
  delete schema.$schema;
  return schema;
};

describe('endpoints', () => {
  it('have unique ids and unique method and path pairs', () => {
    const ids = endpoints.map(({ id }) => id);
    const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('have the name of their export as id, so that each act has one verb', () => {
    const ids = Object.values(endpointsByName).map(({ id }) => id);
    expect(Object.keys(endpointsByName)).toEqual(ids);
  });

  it('have the type of the schemas with their own id', () => {
    const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.endpoints.ts'))
      .map((file) => readFileSync(path.join(__dirname, file), 'utf8'));
    const declared = [...sources.join('\n').matchAll(/Endpoint<typeof \w+\.(\w+)>[^}]*?\bid: '(\w+)'/g)];
    expect(declared.map(([, type]) => type)).toEqual(declared.map(([, , id]) => id));
    expect(declared).toHaveLength(endpoints.length);
  });

  it('have schemas, which belong to no other act', () => {
    expect(Object.keys(schemasById).sort()).toEqual(endpoints.map(({ id }) => id).sort());
  });

  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s accepts its own example',
    (_, endpoint) => {
      const { query, body, example } = getSchemas(endpoint);
      expect(query.safeParse(example.query ?? {}).error).toBeUndefined();
      expect(body.safeParse(example.body).error).toBeUndefined();
    },
  );

  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is what the published document says',
    (id, endpoint) => {
      const { method, path: address, access, stream } = endpoint;
      const { summary, body, reply, example } = getSchemas(endpoint);
      const operation = documentedPaths[address.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const request = operation?.requestBody?.content['application/json'];
      expect(operation).toMatchObject({ operationId: id, summary });
      expect(operation?.security).toEqual(access === 'none' ? [] : [{ session: [] }]);
      expect(request?.example).toEqual(example.body);
      if (request) expect(toSchema(body, 'input')).toEqual(request.schema);
      const type = stream ? 'text/event-stream' : 'application/json';
      expect(toSchema(reply, 'output')).toEqual(operation?.responses['200']?.content[type]?.schema);
    },
  );

  it('accept the longest text that they save, whatever its script', () => {
    const content = '漢'.repeat(400_000);
    const saving = endpoints.filter((endpoint) => {
      const { body, example } = getSchemas(endpoint);
      const { data } = body.safeParse({ ...(example.body as object | undefined), content });
      return typeof data === 'object' && data !== null && 'content' in data;
    });
    expect(saving.length).toBeGreaterThan(8);
    expect(saving.filter(({ maxBytes = 0 }) => maxBytes < 3 * content.length).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('cover the 66 endpoints of the specifications', () => {
    expect(endpoints.filter(({ documented }) => documented)).toHaveLength(66);
  });
});

describe('error catalogue', () => {
  it.each(errorCodes)('%s has a 4xx or 5xx status and a text', (code) => {
    const { status, text } = errorCatalogue[code];
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(text).toMatch(/\S/);
  });

  it('never uses 403, and uses 401 only for an ended session or a wrong current password', () => {
    const listCodesWithStatus = (wanted: number) => {
      const statuses: Record<string, number> = Object.fromEntries(
        errorCodes.map((code) => [code, errorCatalogue[code].status]),
      );
      return errorCodes.filter((code) => statuses[code] === wanted);
    };
    expect(listCodesWithStatus(403)).toEqual([]);
    expect(listCodesWithStatus(401).sort()).toEqual([
      'CURRENT_PASSWORD_INCORRECT',
      'SESSION_EXPIRED',
      'SESSION_INVALID',
      'SESSION_MISSING',
    ]);
  });
});
