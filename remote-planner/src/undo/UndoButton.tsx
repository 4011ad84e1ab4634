import { Button, Icon } from '@rankwright/shared-ui/core';
import type { UndoOffer } from './useUndo.ts';

/** The way back beside the calendar, for those whom the toast has left. */
export const UndoButton = ({ offer }: { offer: UndoOffer | null }) =>
  offer && (
    <Button
      size="small"
      startIcon={<Icon name="undo" />}
      aria-label={`Undo: ${offer.words}`}
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={offer.run}
    >
      Undo
    </Button>
  );
