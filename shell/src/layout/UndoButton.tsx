import { useUndoOffer } from '@rankwright/sdk/undo';
import { Button, Icon } from '@rankwright/shared-ui/core';

/** Undoes the last change, also after its toast has closed. */
export const UndoButton = () => {
  const offer = useUndoOffer();
  return (
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
    )
  );
};
