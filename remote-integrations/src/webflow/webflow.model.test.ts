import { blogPosts } from '../testing/sampleWebflow.ts';
import { listMappingRows, listUnmappedRequiredFields, mapPart } from './webflow.model.ts';

describe('Webflow field mapping', () => {
  it('offers only compatible fields for each part', () => {
    const rows = Object.fromEntries(
      listMappingRows(blogPosts).map(({ part, fields }) => [part, fields.map(({ slug }) => slug)]),
    );
    expect(rows).toEqual({
      body: ['post-body', 'teaser'],
      summary: ['post-body', 'teaser', 'summary'],
      tags: ['summary'],
    });
  });

  it('lists required fields that are not mapped', () => {
    expect(listUnmappedRequiredFields(blogPosts, { body: 'post-body' })).toEqual(['Category']);
    expect(listUnmappedRequiredFields(blogPosts, {})).toEqual(['Post Body', 'Category']);
  });

  it('assigns a field to one part only', () => {
    expect(mapPart({ body: 'post-body' }, 'summary', 'post-body')).toEqual({ summary: 'post-body' });
    expect(mapPart({ body: 'post-body', summary: 'summary' }, 'summary', '')).toEqual({ body: 'post-body' });
  });

  it('names each part and never offers the fields for title and slug', () => {
    const createField = (slug: string, type: string) => ({
      ...{ id: slug, slug, type, displayName: slug, isRequired: true },
    });
    const fields = [
      createField('name', 'PlainText'),
      createField('slug', 'PlainText'),
      createField('cover', 'Image'),
      createField('on', 'DateTime'),
      createField('topics', 'PlainText'),
      createField('text', 'RichText'),
    ];
    const collection = { ...blogPosts, fields };
    expect(listMappingRows(collection).map(({ part, label }) => [part, label])).toEqual([
      ['body', 'Article text'],
      ['summary', 'Summary'],
      ['image', 'Cover image'],
      ['date', 'Date'],
      ['tags', 'Tags'],
    ]);
    expect(
      listMappingRows(collection)
        .at(-1)
        ?.fields.map(({ slug }) => slug),
    ).toEqual(['topics']);
    expect(listUnmappedRequiredFields(collection, { body: 'text' })).toEqual(['cover', 'on', 'topics']);
  });
});
