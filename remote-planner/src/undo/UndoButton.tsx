import { Button, Icon } from '@rankwright/shared-ui/core';
import type { UndoOffer } from './useUndo.ts';

/** Undo outside the toast, for when the toast has closed. */
export const UndoButton = ({ offer }: { offer: UndoOffer | null }) =>
  offer && (
    <Button
      size="small"
      startIcon={<Icon name="undo" />}
      aria-label={`Undo: ${offer.description}`}
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={offer.run}
    >
      Undo
    </Button>
  );
