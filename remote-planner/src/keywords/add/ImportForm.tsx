import { planLimits } from '@rankwright/contracts/limits';
import { useApiMutation, useQuery } from '@rankwright/sdk/query';
import { Stack } from '@rankwright/shared-ui/core';
import { Field, useFormFields } from '@rankwright/shared-ui/forms';
import { useState, type SubmitEvent } from 'react';
import { keywordKeys, keywordsQuery, requestImportKeywords } from '../keywords.data.ts';
import { readColumnChoices, saveColumnChoices } from './columnChoices.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import { FileButton } from './FileButton.tsx';
import { parseImport, validateImport } from './import.model.ts';
import { ImportOutcome, ImportPreview } from './ImportPreview.tsx';

/** Imports many keywords, pasted or from a file; skips duplicates and lists them. */
export const ImportForm = ({ id, onBusy }: { id: string; onBusy: (busy: boolean) => void }) => {
  const { values, formRef, errors, field, change } = useFormFields({ text: '' });
  const { text } = values;
  const list = useQuery(keywordsQuery);
  const importing = useApiMutation({
    send: requestImportKeywords,
    errorText: 'Failed to add keyword',
    invalidates: keywordKeys,
    onSuccess: () => change('text')(''),
  });
  const room = planLimits.keywordsLimit - (list.data?.keywords.length ?? 0);
  const [choices, setChoices] = useState(readColumnChoices);
  const existing = list.data?.keywords.map(({ keyword }) => keyword) ?? [];
  const parsed = parseImport(text, existing, choices);
  const { unknownTable } = parsed;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!errors.show(validateImport(parsed))) return;
    onBusy(true);
    importing.mutate(parsed.keywords, { onSettled: () => onBusy(false) });
  };
  return (
    <Stack component="form" id={id} ref={formRef} noValidate spacing={2} onSubmit={submit}>
      <Field
        label="Keywords"
        multiline
        minRows={6}
        maxRows={12}
        hint="One per line, or columns: keyword, volume, difficulty, category."
        {...field('text')}
        onChange={(event) => {
          change('text')(event.target.value);
          importing.reset();
        }}
      />
      <div>
        <FileButton onText={change('text')} />
      </div>
      {unknownTable && (
        <ColumnMapping
          table={unknownTable}
          choice={choices[unknownTable.layout]}
          onChange={(choice) => {
            const next = { ...choices, [unknownTable.layout]: choice };
            setChoices(next);
            saveColumnChoices(next);
          }}
        />
      )}
      {text && <ImportPreview read={parsed} room={room} />}
      {importing.data && <ImportOutcome result={importing.data} />}
    </Stack>
  );
};
