import { getTwoFactor, listPasskeys, listSecurityEvents } from '@rankwright/contracts/account';
import { emptySiteProfile, getSiteProfile } from '@rankwright/contracts/siteProfile';
import { getWriter, type AccountWriter } from '@rankwright/contracts/writers';
import { mockReply } from '@rankwright/sdk/testing';

export const sampleWriter = (change: Partial<AccountWriter> = {}): AccountWriter => ({
  source: 'offline',
  provider: null,
  url: null,
  model: null,
  hasKey: false,
  testedAt: null,
  lastError: null,
  tokens: { input: 0, output: 0 },
  ...change,
});

/** Mock handlers of an account without a model of its own, with an empty site profile without activity and second factors. */
export const writingHandlers = [
  mockReply(getWriter, { success: true, writer: sampleWriter() }),
  mockReply(getSiteProfile, { success: true, siteProfile: emptySiteProfile }),
  mockReply(listSecurityEvents, { success: true, events: [] }),
  mockReply(listPasskeys, { success: true, passkeys: [] }),
  mockReply(getTwoFactor, { success: true, enabledAt: null, recoveryCodesLeft: 0 }),
];
