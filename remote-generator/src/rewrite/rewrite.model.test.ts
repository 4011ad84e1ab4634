import { emptyRewrite } from './rewrite.model.ts';

it('starts with the first style and tone, and without a text', () => {
  expect(emptyRewrite).toEqual({
    originalContent: '',
    rewriteStyle: 'Professional and engaging',
    tone: 'Informative',
    targetAudience: '',
    primaryKeyword: '',
  });
});
