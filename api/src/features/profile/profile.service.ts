import type { EndpointSchemas } from '@rankwright/contracts/http';
import type { deleteAccount as deleteAccountEndpoint, profileChange } from '@rankwright/contracts/account';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Caller } from '../../http/caller.ts';
import type { Session } from '../../http/session.ts';
import { confirmIdentity } from '../auth/confirmIdentity.service.ts';
import {
  deleteAccountRow,
  findAccount,
  updateAccount,
  type Account,
  type AccountChange,
} from '../auth/account.service.ts';
import { disconnectSearchConsole } from '../searchPerformance/searchConnection.service.ts';
import { deletePicture, filesPath, listFiles } from './picture.service.ts';

type Change = z.output<typeof profileChange>;

/** Returns the caller's own account. Throws NOT_FOUND for any other id. */
export const getUser = async (deps: Deps, callerId: string, uid: string): Promise<Account> => {
  const user = uid === callerId ? await findAccount(deps.db, uid) : null;
  if (!user) throw new AppError('NOT_FOUND');
  return user;
};

export const getProfile = (deps: Deps, userId: string): Promise<Account> => getUser(deps, userId, userId);

const isAcceptedPicture = (picture: string, uid: string): boolean =>
  picture === '' || picture.startsWith(`${filesPath}profile/${uid}/`) || picture.startsWith('https://');

const getGivenFields = (change: Change): AccountChange =>
  Object.fromEntries(
    Object.entries(change).filter(([name, value]) => name !== 'updatedAt' && value !== undefined),
  );

export const updateUser = async (
  deps: Deps,
  callerId: string,
  uid: string,
  change: Change,
): Promise<Account> => {
  const { profilePicture: before } = await getUser(deps, callerId, uid);
  if (!isAcceptedPicture(change.profilePicture ?? '', uid)) throw new AppError('PICTURE_TYPE');
  const user = await updateAccount(deps.db, uid, { ...getGivenFields(change), updatedAt: deps.clock.now() });
  if (!user) throw new AppError('NOT_FOUND');
  if (user.profilePicture !== before) await deletePicture(deps, uid, before);
  return user;
};

/** Cancels the plan, then deletes the files and the account with everything it owns. */
export const deleteAccount = async (
  deps: Deps,
  session: Session,
  { confirm, currentPassword }: z.output<EndpointSchemas<typeof deleteAccountEndpoint>['body']>,
  caller: Caller,
): Promise<void> => {
  const callerId = session.userId;
  const user = await getProfile(deps, callerId);
  if (confirm.trim().toLowerCase() !== user.email.toLowerCase()) {
    throw new AppError('INVALID_REQUEST', {
      details: { confirm: 'Enter the email address of this account.' },
    });
  }
  await confirmIdentity(deps, session, currentPassword, caller);
  if (await deps.payments.isActive(callerId)) await deps.payments.cancelSubscription(callerId, false);
  for (const { key } of await listFiles(deps.db, callerId)) await deps.files.delete(key);
  await disconnectSearchConsole(deps, callerId);
  await deleteAccountRow(deps.db, callerId);
  deps.log.info({ audit: 'account-deleted', ownerId: callerId, address: caller.address }, 'security event');
};
