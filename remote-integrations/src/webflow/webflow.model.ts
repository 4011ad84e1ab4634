import type { WebflowCollection } from '@rankwright/contracts/connections';

export interface WebflowCredentials {
  apiKey: string;
  siteId: string;
}

export type Mapping = Readonly<Record<string, string>>;

/** Parts of an article that a person may send elsewhere; title and slug always go to Webflow's own fields. */
const parts: readonly { part: string; label: string; types: readonly string[] }[] = [
  { part: 'body', label: 'Article text', types: ['RichText'] },
  { part: 'summary', label: 'Summary', types: ['PlainText', 'RichText'] },
  { part: 'image', label: 'Cover image', types: ['Image'] },
  { part: 'date', label: 'Date', types: ['DateTime'] },
  { part: 'tags', label: 'Tags', types: ['PlainText'] },
];

export interface MappingRow {
  part: string;
  label: string;
  /** Fields of the collection that can hold this part. */
  fields: WebflowCollection['fields'];
}

const ownFields = ['name', 'slug'];

/** Parts that the collection has a field for. */
export const mappingRows = (collection: WebflowCollection): MappingRow[] =>
  parts
    .map(({ part, label, types }) => ({
      part,
      label,
      fields: collection.fields.filter(({ slug, type }) => types.includes(type) && !ownFields.includes(slug)),
    }))
    .filter(({ fields }) => fields.length > 0);

/** Required fields that neither the server nor the person has given a part of the article. */
export const unfilledFields = (collection: WebflowCollection, mapping: Mapping): string[] => {
  const filled = new Set([...ownFields, ...Object.values(mapping)]);
  return collection.fields
    .filter(({ isRequired, slug }) => isRequired && !filled.has(slug))
    .map(({ displayName }) => displayName);
};

/** The part goes to this field; an empty field leaves it out. A field takes one part. */
export const withPart = (mapping: Mapping, part: string, field: string): Mapping => ({
  ...Object.fromEntries(Object.entries(mapping).filter(([name, slug]) => name !== part && slug !== field)),
  ...(field && { [part]: field }),
});
