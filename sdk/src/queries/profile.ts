import { getProfile, type UserProfile } from '@rankwright/contracts/account';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../http/callApi.ts';

/** The signed-in person's profile; the key carries the account so that two accounts never mix. */
export const profileQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['profile', userId] as const,
    queryFn: async ({ signal }): Promise<UserProfile> => (await callApi(getProfile, { signal })).user,
    enabled: userId !== null,
  });

/** Fields of the window event `profileUpdated`, merged into the loaded profile. */
export type ProfileUpdate = Partial<
  Pick<UserProfile, 'profilePicture' | 'firstName' | 'lastName' | 'displayName'>
>;
export const profileUpdatedEvent = 'profileUpdated';
export const tellProfileUpdated = (detail: ProfileUpdate): void => {
  window.dispatchEvent(new CustomEvent<ProfileUpdate>(profileUpdatedEvent, { detail }));
};
