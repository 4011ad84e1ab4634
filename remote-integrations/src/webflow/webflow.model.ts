import type { WebflowCollection } from '@rankwright/contracts/connections';

export interface WebflowCredentials {
  apiKey: string;
  siteId: string;
}

export type Mapping = Readonly<Record<string, string>>;

/** Parts of an article that can be mapped; title and slug always go to Webflow's own fields. */
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
  /** Fields of the collection with a compatible type. */
  fields: WebflowCollection['fields'];
}

const reservedFields = ['name', 'slug'];

/** Parts that the collection has a compatible field for. */
export const listMappingRows = (collection: WebflowCollection): MappingRow[] =>
  parts
    .map(({ part, label, types }) => ({
      part,
      label,
      fields: collection.fields.filter(
        ({ slug, type }) => types.includes(type) && !reservedFields.includes(slug),
      ),
    }))
    .filter(({ fields }) => fields.length > 0);

/** Display names of required fields that no part is mapped to. */
export const listUnmappedRequiredFields = (collection: WebflowCollection, mapping: Mapping): string[] => {
  const mappedFields = new Set([...reservedFields, ...Object.values(mapping)]);
  return collection.fields
    .filter(({ isRequired, slug }) => isRequired && !mappedFields.has(slug))
    .map(({ displayName }) => displayName);
};

/** Maps the part to the field, and unmaps any other part from it; an empty field unmaps the part. */
export const mapPart = (mapping: Mapping, part: string, field: string): Mapping => ({
  ...Object.fromEntries(Object.entries(mapping).filter(([name, slug]) => name !== part && slug !== field)),
  ...(field && { [part]: field }),
});
