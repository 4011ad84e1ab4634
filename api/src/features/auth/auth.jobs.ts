import { changedEmailJob, noticeJob, resetLinkJob, verificationLinkJob } from './auth.definition.ts';
import type { RegisterJobs } from '../register.ts';
import { sendResetLink } from './reset.service.ts';
import { sendChangedEmailNotice } from './undoEmailChange.service.ts';
import { sendVerificationLink } from './verification.service.ts';

/** Links are made and mailed by a job: a reply must not take longer for an address that has an account. */
export const registerAuthJobs: RegisterJobs = async (deps) => {
  await deps.queue.work(resetLinkJob, ({ email }) => sendResetLink(deps, email));
  await deps.queue.work(verificationLinkJob, (request) => sendVerificationLink(deps, request));
  await deps.queue.work(changedEmailJob, (notice) => sendChangedEmailNotice(deps, notice));
  await deps.queue.work(noticeJob, (message) => deps.mail.send(message));
};
