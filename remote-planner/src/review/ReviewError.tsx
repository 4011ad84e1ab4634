import { ApiError, getErrorMessage } from '@rankwright/sdk/api';
import { Link } from '@rankwright/sdk/router';
import { Alert, Button } from '@rankwright/shared-ui/core';

const changedText =
  'This article was edited after you opened it. The new text is shown below: read it, then decide again.';

const getText = (error: Error): string =>
  error instanceof ApiError && error.code === 'ARTICLE_CHANGED'
    ? changedText
    : getErrorMessage(error, 'Please try again.');

const needsEdit = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'STARTING_DRAFT_UNEDITED';

/** Why the article could not be loaded, approved, rejected or published. */
export const ReviewError = ({ error, articlePath }: { error: Error; articlePath: string }) => (
  <Alert
    severity={needsEdit(error) ? 'warning' : 'error'}
    sx={{ mb: 2 }}
    action={
      needsEdit(error) && (
        <Button component={Link} to={articlePath} color="inherit" size="small">
          Edit the draft
        </Button>
      )
    }
  >
    {getText(error)}
  </Alert>
);
