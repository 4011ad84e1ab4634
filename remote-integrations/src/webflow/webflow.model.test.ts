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
});
