import { ErrorState, RankwrightTheme } from '@rankwright/shared-ui/core';

/** Shown when the registry could not be loaded. */
export const StartFailure = ({ onRetry }: { onRetry: () => void }) => (
  <RankwrightTheme>
    <main id="main">
      <ErrorState
        title="Rankwright could not start"
        text="Check your connection and try again. Rankwright also retries automatically when you are back online."
        onRetry={onRetry}
      />
    </main>
  </RankwrightTheme>
);
