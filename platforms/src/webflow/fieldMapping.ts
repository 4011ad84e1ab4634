import type { WebflowCollection } from './collection.ts';

export type WebflowField = WebflowCollection['fields'][number];
/** Article part (body, summary, image, date, tags, author, metaTitle, metaDescription) → slug of the collection field. */
export type FieldMapping = Readonly<Record<string, string>>;

/** Fields that every Webflow collection has. */
const builtInFields = ['name', 'slug'];

const matchesName = ({ slug, displayName }: WebflowField, words: RegExp): boolean =>
  words.test(slug) || words.test(displayName);

const filterByType = (fields: readonly WebflowField[], ...types: string[]): WebflowField[] =>
  fields.filter(({ type, slug }) => types.includes(type) && !builtInFields.includes(slug));

const findBodyField = (fields: readonly WebflowField[]): WebflowField | undefined => {
  const rich = filterByType(fields, 'RichText');
  const found = rich.find((field) => matchesName(field, /body|content|post|article/i));
  return found ?? (rich.length === 1 ? rich[0] : undefined);
};

const findImageField = (fields: readonly WebflowField[]): WebflowField | undefined => {
  const images = filterByType(fields, 'Image');
  return images.find((field) => matchesName(field, /main|cover|hero|thumbnail|featured/i)) ?? images[0];
};

/** Guesses the field for each article part by field type and name. */
export const guessMapping = (fields: readonly WebflowField[]): FieldMapping => {
  const texts = filterByType(fields, 'PlainText');
  const guesses = {
    body: findBodyField(fields),
    summary: texts.find(
      (field) => matchesName(field, /summary|excerpt|description|intro/i) && !matchesName(field, /meta|seo/i),
    ),
    image: findImageField(fields),
    date: filterByType(fields, 'DateTime').find((field) => matchesName(field, /publish|date/i)),
    tags: texts.find((field) => matchesName(field, /^tags?$|keywords/i)),
    author: texts.find((field) => matchesName(field, /^author( name)?$|^author-name$/i)),
    metaTitle: texts.find((field) => matchesName(field, /(meta|seo)[ -]?title/i)),
    metaDescription: texts.find((field) => matchesName(field, /(meta|seo)[ -]?description/i)),
  };
  return Object.fromEntries(
    Object.entries(guesses).flatMap(([part, field]) => (field ? [[part, field.slug]] : [])),
  );
};

/** Required fields without a mapping; Webflow rejects every item that lacks them. */
export const findUnmappedFields = (
  fields: readonly WebflowField[],
  mapping: FieldMapping,
): WebflowField[] => {
  const filled = new Set([...builtInFields, ...Object.values(mapping)]);
  return fields.filter(({ isRequired, slug }) => isRequired && !filled.has(slug));
};
