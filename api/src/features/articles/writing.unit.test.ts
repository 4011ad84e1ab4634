import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isUneditedStartingDraft } from './approval.service.ts';
import { createBrief, personProvenance } from './article.service.ts';

it('a brief has what the request names', () => {
  const request = {
    primaryKeyword: 'roses',
    secondaryKeywords: 'pruning, soil',
    industry: 'Garden',
    targetAudience: 'Gardeners',
    wordCount: 900,
  };
  const brief = { ...request, secondaryKeywords: ['pruning', 'soil'] };
  assert.deepEqual(createBrief(request as never), brief);
  const more = { tone: 'friendly', outline: ['One'], title: 'Roses' };
  assert.deepEqual(createBrief({ ...request, ...more } as never), { ...brief, ...more });
  assert.deepEqual(createBrief({ ...request, tone: '', title: '' } as never), brief);
});

it('a starting draft stays one until its words change', () => {
  const draft = {
    provenance: { ...personProvenance, writer: 'offline' as const },
    content: ' Late\n\n winter. ',
    generatedContent: 'Late winter.',
  };
  assert.equal(isUneditedStartingDraft(draft), true);
  for (const change of [
    { content: 'Latewinter.' },
    { generatedContent: null },
    { provenance: personProvenance },
  ])
    assert.equal(isUneditedStartingDraft({ ...draft, ...change }), false);
});
