import type { Random } from './random.ts';

/** What is sent as a body, with the media type that it claims. */
export interface SentBody {
  type: string;
  bytes: Buffer;
}

const json = 'application/json';
const create = (text: string, type = json): SentBody => ({ type, bytes: Buffer.from(text) });

const words = [
  '',
  '0',
  '\u0000',
  '\ud800',
  '👩‍👩‍👧',
  '٣',
  "'; drop table users; --",
  '{{7*7}}',
  '../../etc/passwd',
  'a'.repeat(300),
];
const numbers = [0, -1, 1e308, -1e-308, 2 ** 53, 0.1, NaN];
const texts = [
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  'not-a-uuid',
  '00000000-0000-0000-0000-000000000000',
  'https://[::1]:0/',
  'x@y',
];

/** Any JSON value, at most `depth` deep. */
const createValue = (random: Random, depth: number): unknown => {
  const kinds = [
    () => random.pick(words),
    () => random.pick(texts),
    () => random.pick(numbers),
    () => random.pick([true, false, null]),
    ...(depth > 0
      ? [
          () => Array.from({ length: random.below(5) }, () => createValue(random, depth - 1)),
          () =>
            Object.fromEntries(
              Array.from({ length: random.below(5) }, () => [
                random.pick(words),
                createValue(random, depth - 1),
              ]),
            ),
        ]
      : []),
  ];
  return random.pick(kinds)();
};

/** A property of a request in the OpenAPI document; only what a generator needs of JSON Schema. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  maxLength?: number;
}

/** Now and then a value that the schema does not allow, so that rules behind the first check are met, too. */
const createShaped = (random: Random, schema: Schema, depth = 6): unknown => {
  if (depth === 0 || random.below(8) === 0) return createValue(random, 2);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return createShaped(random, random.pick(choice), depth - 1);
  if (schema.enum) return random.pick(schema.enum);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(() => random.below(10) > 0)
        .map(([name, property]) => [name, createShaped(random, property, depth - 1)]),
    );
  switch (Array.isArray(schema.type) ? random.pick(schema.type) : schema.type) {
    case 'array':
      return Array.from({ length: random.below(4) }, () =>
        createShaped(random, schema.items ?? {}, depth - 1),
      );
    case 'string':
      return random.below(4) === 0
        ? 'ä'.repeat((schema.maxLength ?? 500) + random.below(2))
        : random.pick([...words, ...texts]);
    case 'integer':
    case 'number':
      return random.pick(numbers);
    case 'boolean':
      return random.below(2) === 0;
    default:
      return createValue(random, 2);
  }
};

const megabyte = 1_000_000;
/** Bodies that cost most by their structure: deep, wide, many keys, long, and not JSON at all. */
const hostile: readonly ((random: Random) => SentBody)[] = [
  ({ below }) => create('['.repeat(below(megabyte))),
  ({ below }) => create(`${'{"a":'.repeat(below(50_000))}1`),
  ({ below }) => create(`{"email":[${'{},'.repeat(below(600_000))}{}]}`),
  ({ below }) => create(`{${Array.from({ length: below(100_000) }, (_, index) => `"k${index}":0`).join()}}`),
  ({ below }) => create(`{"password":"${'\\u0000'.repeat(below(300_000))}"}`),
  ({ below }) => create(`[${'1e9'.repeat(below(100_000))}]`),
  () => create('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  () => create('{"a":1,"a":2'),
  () => ({ type: json, bytes: Buffer.from([0xff, 0xfe, 0x22, 0xc3, 0x28]) }),
  () => ({ type: `${json}; charset=utf-16`, bytes: Buffer.from('{"a":1}', 'utf16le') }),
  () => create('{"a":1}', 'text/plain'),
  () => create('a=1&b[c]=2', 'application/x-www-form-urlencoded'),
  ({ below }) =>
    create(
      `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'x'.repeat(below(megabyte))}`,
      'multipart/form-data; boundary=x',
    ),
  () => create('', json),
];

export const createBody = (random: Random, schema: Schema | undefined): SentBody => {
  if (schema && random.below(3) > 0) return create(JSON.stringify(createShaped(random, schema)));
  return random.below(2) === 0
    ? create(JSON.stringify(createValue(random, 4)))
    : random.pick(hostile)(random);
};

/** The largest body that a caller without a session can make expensive: 650,000 objects in 2 MB. */
export const createLargestBody = (): SentBody => create(`{"email":[${'{},'.repeat(650_000)}{}]}`);
