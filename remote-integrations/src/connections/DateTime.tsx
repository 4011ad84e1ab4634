import { useTimeZone } from '@rankwright/sdk/queries';
import { formatDateTime } from './connection.model.ts';

/** A moment in the account's time zone; “not yet” for none. */
export const DateTime = ({ iso }: { iso: string | null }) => formatDateTime(iso, useTimeZone());
