import { changedEmailJob, noticeJob, resetLinkJob, verificationLinkJob } from './auth.definition.ts';
import { RecipientLimitError } from '../../mail/limitMail.ts';
import type { RegisterJobs } from '../register.ts';
import { sendResetLink } from './reset.service.ts';
import { sendChangedEmailNotice } from './undoEmailChange.service.ts';
import { sendVerificationLink } from './verification.service.ts';

/**
 * Links are made and mailed by a job: a reply must not take longer for an address that has an account. A
 * mail beyond its recipient's limit is dropped: sent later, it would only be one more.
 */
export const registerAuthJobs: RegisterJobs = async (deps) => {
  const drop = (error: unknown): void => {
    if (!(error instanceof RecipientLimitError)) throw error;
    deps.log.warn('a mail was dropped: its recipient has had enough of them');
  };
  await deps.queue.work(resetLinkJob, ({ email }) => sendResetLink(deps, email).catch(drop));
  await deps.queue.work(verificationLinkJob, (request) => sendVerificationLink(deps, request).catch(drop));
  await deps.queue.work(changedEmailJob, (notice) => sendChangedEmailNotice(deps, notice).catch(drop));
  await deps.queue.work(noticeJob, (message) => deps.mail.send({ kind: 'security', ...message }).catch(drop));
};
