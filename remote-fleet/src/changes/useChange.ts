import { useApiMutation } from '@rankwright/sdk/query';
import {
  fleetKeys,
  requestChangeCanary,
  requestChangeRemoteSetting,
  requestRollBackRelease,
} from '../releases/fleet.data.ts';
import { parseSetting, type Change } from './change.model.ts';

export interface ChangeForm {
  reason: string;
  value: string;
}

const sendChange = (change: Change, { reason, value }: ChangeForm) => {
  const { name } = change;
  if (change.kind === 'rollback') return requestRollBackRelease(name, { to: change.version, reason });
  if (change.kind === 'setting') {
    const { kind, name: setting } = change.setting;
    const parsed = parseSetting(change.setting, value);
    return requestChangeRemoteSetting(name, { kind, setting, value: parsed, reason });
  }
  const { kind: action, version } = change;
  const isSized = action === 'start' || action === 'resize';
  return requestChangeCanary(name, { action, version, reason, ...(isSized && { percent: Number(value) }) });
};

/** Asks for a change of the releases; the fleet and the audit log are read again after it. */
export const useChange = (change: Change, onDone: () => void) =>
  useApiMutation({
    send: (form: ChangeForm) => sendChange(change, form),
    errorText: null,
    success: { title: 'Done', description: `${change.name} is changed.` },
    invalidates: fleetKeys,
    onSuccess: onDone,
  });
