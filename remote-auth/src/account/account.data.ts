import { updateUser, uploadPicture, type UserProfile } from '@rankwright/contracts/account';
import { callApi, uploadFile, type CallInput } from '@rankwright/sdk/api';
import { tellProfileUpdated } from '@rankwright/sdk/queries';

type ProfileChange = NonNullable<CallInput<typeof updateUser>['body']>;

const now = (): string => new Date().toISOString();

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
