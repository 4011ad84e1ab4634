import { blogPosts } from './webflow.fixtures.ts';
import { mappingRows, unfilledFields, withPart } from './webflow.model.ts';

describe('which part of an article goes to which field', () => {
  it('offers a part only the fields that can hold it', () => {
    const rows = Object.fromEntries(
      mappingRows(blogPosts).map(({ part, fields }) => [part, fields.map(({ slug }) => slug)]),
    );
    expect(rows).toEqual({
      body: ['post-body', 'teaser'],
      summary: ['post-body', 'teaser', 'summary'],
      tags: ['summary'],
    });
  });

  it('names the required fields that stay empty', () => {
    expect(unfilledFields(blogPosts, { body: 'post-body' })).toEqual(['Category']);
    expect(unfilledFields(blogPosts, {})).toEqual(['Post Body', 'Category']);
  });

  it('gives a field to one part only', () => {
    expect(withPart({ body: 'post-body' }, 'summary', 'post-body')).toEqual({ summary: 'post-body' });
    expect(withPart({ body: 'post-body', summary: 'summary' }, 'summary', '')).toEqual({ body: 'post-body' });
  });
});
