import type { AccountWriter } from '@rankwright/contracts/writers';
import { getErrorMessage } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { profileQuery } from '@rankwright/sdk/queries';
import { useApiMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { Alert, Button, ErrorState, LoadingState, Stack, Typography } from '@rankwright/shared-ui/core';
import { useId } from 'react';
import { AccountSection } from '../layout/AccountSection.tsx';
import { requestDeleteWriter, requestSaveWriter, requestTestWriter, writerQuery } from './writer.data.ts';
import {
  describeAnswer,
  describeTokens,
  describeWriter,
  toWriterInput,
  type WriterForm as Form,
} from './writer.model.ts';
import { VerifyFirst } from './VerifyFirst.tsx';
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
  const testing = useApiMutation({
    send: (form: Form) => requestTestWriter(toWriterInput(form)),
    errorText: null,
  });
  const saving = useApiMutation({
    send: (form: Form) => requestSaveWriter(toWriterInput(form)),
    errorText: null,
    success: {
      title: 'Writer saved',
      description: 'The model answered. It writes your articles from now on.',
    },
    onSuccess: applyWriter,
  });
  const removing = useApiMutation({
    send: requestDeleteWriter,
    errorText: 'The model could not be removed.',
    success: { title: 'Your model was removed' },
    onSuccess: applyWriter,
  });
  return { testing, saving, removing };
};

const LoadedWriter = ({ writer }: { writer: AccountWriter }) => {
  const { userId } = useSession();
  const profile = useQuery(profileQuery(userId)).data;
  const reasonId = useId();
  const mustVerify = profile?.emailVerified === false;
  const described = { disabled: mustVerify, 'aria-describedby': mustVerify ? reasonId : undefined };
  const { testing, saving, removing } = useWriterChange();
  const failed = testing.error ?? saving.error;
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
        error={failed ? getErrorMessage(failed, 'The model did not answer.') : writer.lastError}
        onSave={(form) => {
          testing.reset();
          saving.mutate(form);
        }}
        onTest={(form) => {
          saving.reset();
          testing.mutate(form);
        }}
      >
        {(test) => (
          <>
            {testing.data && <Alert severity="success">{describeAnswer(testing.data.durationMs)}</Alert>}
            <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <Button type="submit" variant="contained" loading={saving.isPending} {...described}>
                Test and save
              </Button>
              <Button variant="outlined" loading={testing.isPending} onClick={test} {...described}>
                Test
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
            {mustVerify && <VerifyFirst id={reasonId} />}
          </>
        )}
      </WriterForm>
    </Stack>
  );
};

/** The account's own language model. */
export const WriterSection = () => {
  const writer = useQuery(writerQuery);
  return (
    <AccountSection
      id="writer"
      title="Writer"
      lead="Use your own language model. It is tested before it is saved; your provider bills its tokens."
    >
      {writer.isPending && <LoadingState shape="lines" />}
      {writer.isError && (
        <ErrorState
          size="small"
          title="The writer could not be loaded"
          text={getErrorMessage(writer.error, 'Please try again.')}
          onRetry={() => void writer.refetch()}
        />
      )}
      {writer.data && <LoadedWriter writer={writer.data.writer} />}
    </AccountSection>
  );
};
