import { getUser, updateUser, uploadProfilePicture, type UserProfile } from '@rankwright/contracts/account';
import {
  ApiError,
  callApi,
  getErrorMessage,
  uploadFile,
  type CallInput,
  createQueryKey,
} from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';
import { notifyProfileUpdated } from '@rankwright/sdk/queries';
import { createBlankProfile } from './profileForm.model.ts';

type ProfileChange = NonNullable<CallInput<typeof updateUser>['body']>;
type Account = Pick<UserProfile, 'uid' | 'email'>;

const now = (): string => new Date().toISOString();

/** The stored profile; a 404 gives a blank profile with the account's email. */
export const accountQuery = (account: Account | undefined) =>
  queryOptions({
    queryKey: createQueryKey(getUser, { uid: account?.uid }),
    queryFn: async ({ signal }): Promise<UserProfile> => {
      const { uid = '', email = '' } = account ?? {};
      try {
        return await callApi(getUser, { params: { uid }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return createBlankProfile({ uid, email });
        throw error;
      }
    },
    enabled: account !== undefined,
  });

/** A failure of the server has a text of its own. */
export const getSaveError = (error: unknown): string =>
  error instanceof ApiError && error.status >= 500
    ? 'Failed to update profile in database'
    : getErrorMessage(error, 'Failed to update profile');

/** Saves profile fields and dispatches the profileUpdated event for the layout. */
export const requestUpdateUser = async (uid: string, change: ProfileChange): Promise<UserProfile> => {
  const { user } = await callApi(updateUser, { params: { uid }, body: { ...change, updatedAt: now() } });
  notifyProfileUpdated({ firstName: user.firstName, lastName: user.lastName, displayName: user.displayName });
  return user;
};

/** Uploads the picture, then saves its URL in the profile. `onProgress` gets a fraction from 0 to 1. */
export const savePicture = async (
  uid: string,
  picture: Blob,
  onProgress: (fraction: number) => void,
): Promise<UserProfile> => {
  const { url } = await uploadFile(uploadProfilePicture, picture, 'profile.webp', onProgress);
  const { user } = await callApi(updateUser, {
    params: { uid },
    body: { profilePicture: url, updatedAt: now() },
  });
  notifyProfileUpdated({ profilePicture: user.profilePicture });
  return user;
};
