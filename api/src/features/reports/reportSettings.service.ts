import type { ReportSettings } from '@rankwright/contracts/reports';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Owner } from '../../http/caller.ts';
import { announceSetting } from '../auth/notice.service.ts';
import { readTimeZone } from '../auth/account.service.ts';
import { readLogo, toDataUrl } from './logo.service.ts';
import { getFinishedMonth } from './month.model.ts';
import { findSettings, lockSettings, toSettings, updateSettings } from './reportSettings.repository.ts';

/** The settings and the logo as a data URL. */
export const getReportSettings = async (deps: Pick<Deps, 'db' | 'files'>, ownerId: string) => {
  const row = await findSettings(deps.db, ownerId);
  return { settings: toSettings(row), logo: toDataUrl(await readLogo(deps, row?.logoKey ?? null)) };
};

const rejectStopped = (recipients: readonly string[], stopped: readonly string[]): void => {
  const found = recipients.find((address) => stopped.includes(address.toLowerCase()));
  if (!found) return;
  const text = `${found} asked not to receive your reports. Remove the address.`;
  throw new AppError('INVALID_REQUEST', { text, details: { recipients: text } });
};

/** Saves the settings. The first scheduled report is that of the month in which it was turned on. */
export const updateReportSettings = async (deps: Deps, owner: Owner, settings: ReportSettings) => {
  const { db, clock } = deps;
  const ownerId = owner.userId;
  const timeZone = await readTimeZone(db, ownerId);
  await db.transaction(async (tx) => {
    const row = await lockSettings(tx, ownerId);
    rejectStopped(settings.recipients, row.stoppedRecipients);
    const starts = settings.isEnabled && !row.isEnabled;
    await updateSettings(tx, ownerId, {
      ...settings,
      ...(starts && { doneMonth: getFinishedMonth(clock.now(), timeZone), nextCheckAt: null }),
      updatedAt: clock.now(),
    });
    const added = settings.recipients.filter((address) => !row.recipients.includes(address)).join(', ');
    const text = `Your Rankwright reports are mailed to ${added} from now on.`;
    if (added)
      await announceSetting(deps, tx, owner, { kind: 'report-recipients-added', detail: added, text });
  });
  return getReportSettings(deps, ownerId);
};

/** Takes an address off the list for good; it cannot be added again. */
export const stopRecipient = async ({ db }: Pick<Deps, 'db'>, ownerId: string, recipient: string) => {
  const address = recipient.toLowerCase();
  await db.transaction(async (tx) => {
    const { recipients, stoppedRecipients } = await lockSettings(tx, ownerId);
    await updateSettings(tx, ownerId, {
      recipients: recipients.filter((known) => known.toLowerCase() !== address),
      stoppedRecipients: [...new Set([...stoppedRecipients, address])],
    });
  });
};
