import { getSaveState } from './saveState.model.ts';

type Text = Parameters<typeof getSaveState>[0];

const text = {
  text: { title: 'Roses', content: 'Cut them.' },
  isDirty: true,
  isStored: true,
  restored: false,
  hasConflict: false,
} as unknown as Text;
const saving = { waiting: false, saving: false, failure: null };
const failure = { code: 'x' } as unknown as NonNullable<Parameters<typeof getSaveState>[1]['failure']>;
const empty = { text: { title: '', content: '' } };

it.each([
  ['unsaved', 'it was changed', {}, {}],
  ['saved', 'nothing was changed', { isDirty: false }, {}],
  ['saved', 'it is empty and nothing was changed', { ...empty, isDirty: false }, {}],
  ['saved', 'it was restored and saved', { isDirty: false, restored: true }, {}],
  ['restored', 'it comes from an earlier visit', { restored: true }, {}],
  ['empty', 'it was emptied', { ...empty, restored: true }, { failure }],
  ['failed', 'it could not be saved', { restored: true }, { failure }],
  ['failed', 'it is saved again after a failure', {}, { saving: true, failure }],
  ['saving', 'it is being saved', {}, { saving: true }],
  ['unstored', 'this device did not keep it', { isStored: false }, { saving: true }],
  ['conflict', 'it was changed elsewhere', { hasConflict: true, isStored: false }, { saving: true }],
  ['offline', 'it waits for the connection', { hasConflict: true }, { waiting: true, failure }],
])('is %s when %s', (state, _, textChange, savingChange) => {
  expect(getSaveState({ ...text, ...textChange } as Text, { ...saving, ...savingChange })).toBe(state);
});
