import { messageOf } from '@rankwright/sdk/api';
import { useMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { Field, Stack } from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';
import { addKeywords, keywordsQuery, refreshKeywords } from '../keywords.data.ts';
import { FileButton } from './FileButton.tsx';
import { importLimit, readImport } from './import.model.ts';
import { ImportOutcome, ImportPreview } from './ImportPreview.tsx';

/** Many keywords at once, pasted or from a file; duplicates are skipped and named. */
export const ImportForm = ({ id, onBusy }: { id: string; onBusy: (busy: boolean) => void }) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const list = useQuery(keywordsQuery);
  const queryClient = useQueryClient();
  const importing = useMutation({
    mutationFn: addKeywords,
    onSuccess: () => {
      setText('');
      return refreshKeywords(queryClient);
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to add keyword')),
  });
  const read = readImport(text, list.data?.keywords.map(({ keyword }) => keyword) ?? []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const none = read.keywords.length === 0;
    const many = read.keywords.length > importLimit;
    setProblem(none ? 'There is no new keyword in this text.' : '');
    if (many) setProblem(`At most ${importLimit} at once; these are ${read.keywords.length}.`);
    if (none || many) return;
    onBusy(true);
    importing.mutate(read.keywords, { onSettled: () => onBusy(false) });
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
      {text && <ImportPreview read={read} />}
      {importing.data && <ImportOutcome added={importing.data.added} skipped={importing.data.skipped} />}
    </Stack>
  );
};
