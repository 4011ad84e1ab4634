import { getProfile, type UserProfile } from '@rankwright/contracts/account';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../http/callApi.ts';
import { createQueryKey } from './queryKeys.ts';
import { savedOnDevice } from './savedOnDevice.ts';
import { useSession } from '../session/useSession.ts';

/** Profile of the signed-in user; the user id is in the key so that two accounts never share data. */
export const profileQuery = (userId: string | null) =>
  queryOptions({
    queryKey: createQueryKey(getProfile, { userId }),
    queryFn: async ({ signal }): Promise<UserProfile> => (await callApi(getProfile, { signal })).user,
    enabled: userId !== null,
    ...savedOnDevice,
  });

export const getBrowserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The account's time zone (IANA name), in which every screen shows times; the browser's until the profile has loaded. */
export const useTimeZone = (): string => {
  const { userId } = useSession();
  return useQuery(profileQuery(userId)).data?.timeZone ?? getBrowserTimeZone();
};

/** Detail of the window event `profileUpdated`: fields merged into the loaded profile. */
export type ProfileUpdate = Partial<
  Pick<UserProfile, 'profilePicture' | 'firstName' | 'lastName' | 'displayName'>
>;
export const profileUpdatedEvent = 'profileUpdated';
export const notifyProfileUpdated = (detail: ProfileUpdate): void => {
  window.dispatchEvent(new CustomEvent<ProfileUpdate>(profileUpdatedEvent, { detail }));
};
