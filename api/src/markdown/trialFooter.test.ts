import assert from 'node:assert/strict';
import { it } from 'node:test';
import { removeTrialFooter, trialFooter } from './trialFooter.ts';

it('removes the footer of a trial as it was written and as a site gives it back', () => {
  const text = '## When\n\nIn autumn.';
  assert.equal(removeTrialFooter(`${text}${trialFooter}`), text);
  assert.equal(removeTrialFooter(`${text}\n\n***\n\n_Planned and published with Rankwright._\n`), text);
  assert.equal(removeTrialFooter(`${text}\n\n---\n\nAnother end.`), `${text}\n\n---\n\nAnother end.`);
});
