/** The account's server-sent events; the host reads them once for all screens. */
export { applyAccountEvent, refetchLiveData } from './events/applyAccountEvent.ts';
export { useAccountEvents } from './events/useAccountEvents.ts';
