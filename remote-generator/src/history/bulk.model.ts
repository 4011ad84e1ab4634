/** `1 article`, or `3 articles`. */
export const formatArticleCount = (count: number): string =>
  `${count} ${count === 1 ? 'article' : 'articles'}`;

/** A sentence with a leading space, or nothing when none failed. */
export const describeFailures = (failed: number, participle: string): string =>
  failed === 0 ? '' : ` ${formatArticleCount(failed)} could not be ${participle}.`;

const describeUnedited = (unedited: number): string =>
  unedited === 0
    ? ''
    : ` ${unedited} starting ${unedited === 1 ? 'draft needs' : 'drafts need'} an edit before approval.`;

/** Text of the toast after approving several articles. */
export const describeApprovals = (approved: number, unedited: number, failed: number) => ({
  title: approved === 0 ? 'No articles approved' : `${formatArticleCount(approved)} approved`,
  description:
    `${describeUnedited(unedited)}${describeFailures(failed, 'approved')}`.trim() ||
    'After an edit, approve it again.',
});
