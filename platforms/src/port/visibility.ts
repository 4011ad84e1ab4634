/** Who can see a post on its site; `unknown`: the platform says a word that is not known here. */
export const visibilities = [
  'public',
  'protected',
  'private',
  'scheduled',
  'pending',
  'draft',
  'trashed',
  'unknown',
] as const;
export type Visibility = (typeof visibilities)[number];

/** The spellings of all platforms. */
const visibilityByStatus: Readonly<Record<string, Visibility>> = {
  publish: 'public',
  published: 'public',
  private: 'private',
  future: 'scheduled',
  scheduled: 'scheduled',
  pending: 'pending',
  in_review: 'pending',
  draft: 'draft',
  'auto-draft': 'draft',
  unpublished: 'draft',
  trash: 'trashed',
  deleted: 'trashed',
};

/** Reads a platform's own status value. */
export const readVisibility = (status: string): Visibility =>
  visibilityByStatus[status.toLowerCase()] ?? 'unknown';

/** True if the status makes the post public. */
export const isPublishedStatus = (status: string): boolean => readVisibility(status) === 'public';
