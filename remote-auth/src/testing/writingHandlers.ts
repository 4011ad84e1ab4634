import { getTwoFactor, listPasskeys, listSecurityEvents } from '@rankwright/contracts/account';
import { emptySiteProfile, getSiteProfile } from '@rankwright/contracts/siteProfile';
import { getWriter } from '@rankwright/contracts/writers';
import { mockReply, sampleOfflineWriter } from '@rankwright/sdk/testing';

/** Mock handlers of an account without a model of its own, with an empty site profile without activity and second factors. */
export const writingHandlers = [
  mockReply(getWriter, { success: true, writer: sampleOfflineWriter() }),
  mockReply(getSiteProfile, { success: true, siteProfile: emptySiteProfile }),
  mockReply(listSecurityEvents, { success: true, events: [] }),
  mockReply(listPasskeys, { success: true, passkeys: [] }),
  mockReply(getTwoFactor, { success: true, enabledAt: null, recoveryCodesLeft: 0 }),
];
