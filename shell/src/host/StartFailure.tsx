import { ErrorState, RankwrightTheme } from '@rankwright/shared-ui/core';

/** Without a registry nothing is known, not even which screens there are. */
export const StartFailure = ({ onRetry }: { onRetry: () => void }) => (
  <RankwrightTheme>
    <main id="main">
      <ErrorState
        title="Rankwright could not start"
        text="The list of its parts did not arrive. Check your connection and try again; it also tries by itself when you are back online."
        onRetry={onRetry}
      />
    </main>
  </RankwrightTheme>
);
