import { planLimits } from '@rankwright/contracts/limits';
import { useApiMutation, useQuery } from '@rankwright/sdk/query';
import { Field, Stack } from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';
import { requestImportKeywords, keywordsQuery } from '../keywords.data.ts';
import { FileButton } from './FileButton.tsx';
import { importLimit, parseImport } from './import.model.ts';
import { ImportOutcome, ImportPreview } from './ImportPreview.tsx';

/** Imports many keywords, pasted or from a file; skips duplicates and lists them. */
export const ImportForm = ({ id, onBusy }: { id: string; onBusy: (busy: boolean) => void }) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const list = useQuery(keywordsQuery);
  const importing = useApiMutation({
    send: requestImportKeywords,
    errorText: 'Failed to add keyword',
    invalidates: [keywordsQuery.queryKey],
    onSuccess: () => setText(''),
  });
  const room = planLimits.keywordsLimit - (list.data?.keywords.length ?? 0);
  const parsed = parseImport(text, list.data?.keywords.map(({ keyword }) => keyword) ?? []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isEmpty = parsed.keywords.length === 0;
    const isTooLong = parsed.keywords.length > importLimit;
    setProblem(isEmpty ? 'No new keywords found.' : '');
    if (isTooLong)
      setProblem(
        `You can import up to ${importLimit} keywords at once. This list has ${parsed.keywords.length}.`,
      );
    if (isEmpty || isTooLong) return;
    onBusy(true);
    importing.mutate(parsed.keywords, { onSettled: () => onBusy(false) });
  };
  return (
    <Stack component="form" id={id} noValidate spacing={2} onSubmit={submit}>
      <Field
        label="Keywords"
        multiline
        minRows={6}
        maxRows={12}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem('');
          importing.reset();
        }}
        hint="One per line, or columns: keyword, volume, difficulty, category."
        {...(problem && { error: problem })}
      />
      <div>
        <FileButton onText={setText} />
      </div>
      {text && <ImportPreview read={parsed} room={room} />}
      {importing.data && <ImportOutcome result={importing.data} />}
    </Stack>
  );
};
