import { getUser, updateUser, uploadPicture, type UserProfile } from '@rankwright/contracts/account';
import { ApiError, callApi, uploadFile, type CallInput } from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';
import { tellProfileUpdated } from '@rankwright/sdk/queries';
import { blankProfile } from './profileForm.model.ts';

type ProfileChange = NonNullable<CallInput<typeof updateUser>['body']>;
type Account = Pick<UserProfile, 'uid' | 'email'>;

const now = (): string => new Date().toISOString();

/** The profile's fields as they are stored now; none stored yet is a blank profile with the account's address. */
export const accountQuery = (account: Account | undefined) =>
  queryOptions({
    queryKey: ['account', account?.uid] as const,
    queryFn: async ({ signal }): Promise<UserProfile> => {
      const { uid = '', email = '' } = account ?? {};
      try {
        return await callApi(getUser, { params: { uid }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return blankProfile({ uid, email });
        throw error;
      }
    },
    enabled: account !== undefined,
  });

/** Saves profile fields and tells the layout. */
export const saveProfile = async (uid: string, change: ProfileChange): Promise<UserProfile> => {
  const { user } = await callApi(updateUser, { params: { uid }, body: { ...change, updatedAt: now() } });
  tellProfileUpdated({ firstName: user.firstName, lastName: user.lastName, displayName: user.displayName });
  return user;
};

/** Stores the picture, then puts its address into the profile. */
export const savePicture = async (
  uid: string,
  picture: Blob,
  onProgress: (fraction: number) => void,
): Promise<UserProfile> => {
  const { url } = await uploadFile(uploadPicture, picture, 'profile.webp', onProgress);
  const { user } = await callApi(updateUser, {
    params: { uid },
    body: { profilePicture: url, updatedAt: now() },
  });
  tellProfileUpdated({ profilePicture: user.profilePicture });
  return user;
};
