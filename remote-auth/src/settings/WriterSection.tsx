import type { AccountWriter } from '@rankwright/contracts/writers';
import { getErrorMessage } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { useApiMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { Button, ErrorState, LoadingState, Stack, Typography } from '@rankwright/shared-ui/core';
import { AccountSection } from '../layout/AccountSection.tsx';
import { requestDeleteWriter, requestSaveWriter, writerQuery } from './writer.data.ts';
import { describeTokens, describeWriter, toWriterInput, type WriterForm as Form } from './writer.model.ts';
import { WriterForm } from './WriterForm.tsx';

const confirmRemove = () =>
  confirm({
    title: 'Remove your model?',
    text: 'This deletes the stored key. Articles are written by the default writer from then on.',
    confirmLabel: 'Remove',
    destructive: true,
  });

const useWriterChange = () => {
  const queryClient = useQueryClient();
  const applyWriter = (reply: { success: true; writer: AccountWriter }) =>
    void queryClient.setQueryData(writerQuery.queryKey, reply);
  const saving = useApiMutation({
    send: (form: Form) => requestSaveWriter(toWriterInput(form)),
    errorText: null,
    success: {
      title: 'Writer saved',
      description: 'The model answered. Articles are written by it now.',
    },
    onSuccess: applyWriter,
  });
  const removing = useApiMutation({
    send: requestDeleteWriter,
    errorText: 'The model could not be removed.',
    success: { title: 'Your model was removed' },
    onSuccess: applyWriter,
  });
  return { saving, removing };
};

const LoadedWriter = ({ writer }: { writer: AccountWriter }) => {
  const { saving, removing } = useWriterChange();
  const isOwn = writer.source === 'account';
  return (
    <Stack spacing={2}>
      <Typography>{describeWriter(writer)}</Typography>
      {writer.source !== 'offline' && (
        <Typography variant="body2" color="textSecondary">
          {describeTokens(writer)}
        </Typography>
      )}
      <WriterForm
        key={`${writer.source} ${writer.provider ?? ''} ${writer.model ?? ''}`}
        writer={writer}
        saved={saving.isSuccess ? saving.variables : null}
        error={saving.isError ? getErrorMessage(saving.error, 'The model did not answer.') : writer.lastError}
        onSave={(form) => saving.mutate(form)}
      >
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={saving.isPending}>
            Test and save
          </Button>
          {isOwn && (
            <Button
              color="error"
              loading={removing.isPending}
              onClick={() => void confirmRemove().then((confirmed) => confirmed && removing.mutate())}
            >
              Remove
            </Button>
          )}
        </Stack>
      </WriterForm>
    </Stack>
  );
};

/** The account's own language model. */
export const WriterSection = () => {
  const writer = useQuery(writerQuery);
  return (
    <AccountSection
      title="Writer"
      lead="Use your own language model. It is tested before it is saved; your provider bills its tokens."
    >
      {writer.isPending && <LoadingState shape="lines" />}
      {writer.isError && (
        <ErrorState
          title="The writer could not be loaded"
          text={getErrorMessage(writer.error, 'Please try again.')}
          onRetry={() => void writer.refetch()}
        />
      )}
      {writer.data && <LoadedWriter writer={writer.data.writer} />}
    </AccountSection>
  );
};
