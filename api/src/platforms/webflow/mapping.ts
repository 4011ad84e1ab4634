import type { WebflowCollection } from '@rankwright/contracts/connections';

export type WebflowField = WebflowCollection['fields'][number];
/** Our part of an article → the slug of the field it goes to. */
export type Mapping = Readonly<Record<string, string>>;

/** Webflow's own fields, which every collection has. */
const ownFields = ['name', 'slug'];

const named = ({ slug, displayName }: WebflowField, words: RegExp): boolean =>
  words.test(slug) || words.test(displayName);

const ofType = (fields: readonly WebflowField[], ...types: string[]): WebflowField[] =>
  fields.filter(({ type, slug }) => types.includes(type) && !ownFields.includes(slug));

/** The named one, else the only one of its type. */
const body = (fields: readonly WebflowField[]): WebflowField | undefined => {
  const rich = ofType(fields, 'RichText');
  const found = rich.find((field) => named(field, /body|content|post|article/i));
  return found ?? (rich.length === 1 ? rich[0] : undefined);
};

const image = (fields: readonly WebflowField[]): WebflowField | undefined => {
  const images = ofType(fields, 'Image');
  return images.find((field) => named(field, /main|cover|hero|thumbnail|featured/i)) ?? images[0];
};

/** Where the parts of an article most likely go. */
export const guessMapping = (fields: readonly WebflowField[]): Mapping => {
  const texts = ofType(fields, 'PlainText');
  const guesses = {
    body: body(fields),
    summary: texts.find((field) => named(field, /summary|excerpt|description|intro/i)),
    image: image(fields),
    date: ofType(fields, 'DateTime').find((field) => named(field, /publish|date/i)),
    tags: texts.find((field) => named(field, /^tags?$|keywords/i)),
  };
  return Object.fromEntries(
    Object.entries(guesses).flatMap(([part, field]) => (field ? [[part, field.slug]] : [])),
  );
};

/** Required fields that nothing of an article fills: Webflow refuses every item without them. */
export const unfilled = (fields: readonly WebflowField[], mapping: Mapping): WebflowField[] => {
  const filled = new Set([...ownFields, ...Object.values(mapping)]);
  return fields.filter(({ isRequired, slug }) => isRequired && !filled.has(slug));
};
