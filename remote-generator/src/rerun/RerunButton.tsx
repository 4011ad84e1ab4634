import type { ArticleReceipt } from '@rankwright/contracts/generations';
import { Button } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { readInputs } from './rerun.model.ts';
import { RerunDialog } from './RerunDialog.tsx';
import type { Rerun } from './useRerun.ts';

/** Writes the article again with one input changed. */
export const RerunButton = ({ receipt, rerun }: { receipt: ArticleReceipt; rerun: Rerun }) => {
  const [isOpen, setIsOpen] = useState(false);
  const inputs = readInputs(receipt);
  if (!inputs) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={{ mt: 1.5 }}
        loading={rerun.isStarting}
        disabled={rerun.generation !== null}
        onClick={() => setIsOpen(true)}
      >
        Run again with one change
      </Button>
      {isOpen && (
        <RerunDialog
          inputs={inputs}
          onClose={() => setIsOpen(false)}
          onRerun={(changed) => {
            setIsOpen(false);
            rerun.start(changed);
          }}
        />
      )}
    </>
  );
};
