import { visibilities, type Visibility } from '@rankwright/platforms/port/visibility';

export { visibilities, type Visibility };

/** What the post on a site is called, by who can see it there. */
export const visibilityLabels: Record<Visibility, string> = {
  public: 'Live',
  protected: 'Password-protected',
  private: 'Private',
  scheduled: 'Scheduled',
  pending: 'Pending review',
  draft: 'Draft',
  trashed: 'In the trash',
  unknown: 'Not public',
};

/** Readers reach the post, some of them with a password. */
export const isReachable = (visibility: Visibility | null): boolean =>
  visibility === 'public' || visibility === 'protected';

const formatTime = (time: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));

/** e.g. `Private on WordPress`, `Scheduled on WordPress for Mar 14, 2027, 9:00 AM`; a public post is `Live`. */
export const describeVisibility = (
  visibility: Visibility,
  site: string,
  publicAt: string | null | undefined,
): string => {
  const label = visibilityLabels[visibility];
  if (visibility === 'public') return label;
  return `${label} on ${site}${publicAt ? ` for ${formatTime(publicAt)}` : ''}`;
};
