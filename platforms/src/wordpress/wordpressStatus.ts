import type { RemotePost } from '../port/platform.ts';
import { readVisibility } from '../port/visibility.ts';

interface StatusFacts {
  status: string;
  /** Empty: none. */
  password: string;
  /** When the post was or will be published. */
  publishedAt: Date | null;
}

/** Who can see a post: a password is no status of WordPress. */
export const readStatus = ({
  status,
  password,
  publishedAt,
}: StatusFacts): Pick<RemotePost, 'status' | 'visibility' | 'publicAt'> => {
  const visibility = readVisibility(status);
  if (visibility === 'public' && password !== '') return { status, visibility: 'protected' };
  return visibility === 'scheduled' ? { status, visibility, publicAt: publishedAt } : { status };
};

/** WordPress writes UTC without a zone; drafts without a date have zeros. */
export const parseTime = (text: string | null): Date | null => {
  const time = new Date(`${text ?? ''}Z`);
  return text === null || Number.isNaN(time.getTime()) ? null : time;
};
