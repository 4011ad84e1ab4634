import { endpoints, endpointsByName } from './endpoints.ts';
import { errorCatalogue, errorCodes } from './errors.ts';

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

  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s accepts its own example',
    (_, { query, body, example }) => {
      expect(query.safeParse(example.query ?? {}).error).toBeUndefined();
      expect(body.safeParse(example.body).error).toBeUndefined();
    },
  );

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
