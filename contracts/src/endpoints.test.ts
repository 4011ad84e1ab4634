import { endpoints } from './endpoints.ts';
import { errorCatalogue, errorCodes, sessionEndingCodes } from './errors.ts';

describe('the calls', () => {
  it('have one name and one address each', () => {
    const ids = endpoints.map(({ id }) => id);
    const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s takes its own example',
    (_, { query, body, example }) => {
      expect(query.safeParse(example.query ?? {}).error).toBeUndefined();
      expect(body.safeParse(example.body).error).toBeUndefined();
    },
  );

  it('cover what both specifications name', () => {
    expect(endpoints.filter(({ documented }) => documented)).toHaveLength(66);
  });
});

describe('the refusals', () => {
  it.each(errorCodes)('%s has a status of a refusal and words', (code) => {
    const { status, text } = errorCatalogue[code];
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(text).toMatch(/\S/);
  });

  it('never use 403, and use 401 only for a session that is over or a wrong current password', () => {
    const of = (wanted: number) => {
      const statuses: Record<string, number> = Object.fromEntries(
        errorCodes.map((code) => [code, errorCatalogue[code].status]),
      );
      return errorCodes.filter((code) => statuses[code] === wanted);
    };
    expect(of(403)).toEqual([]);
    expect(of(401).sort()).toEqual([...sessionEndingCodes, 'CURRENT_PASSWORD_INCORRECT'].sort());
  });
});
