import { ItemDialog } from './items/ItemDialog.tsx';
import { MoveDialog } from './moves/MoveDialog.tsx';
import type { PlanWork } from './usePlanWork.ts';

/** The dialogs of the plan: add, edit and “Move to…”. */
export const PlanDialogs = ({
  work: { dialog, move, moved, closeMove },
  today,
  timeZone,
}: {
  work: PlanWork;
  today: string;
  timeZone: string;
}) => (
  <>
    {dialog.open && (
      <ItemDialog
        key={dialog.open.id ?? 'new'}
        title={dialog.open.id ? 'Edit content' : 'Add content'}
        initial={dialog.open.form}
        today={today}
        timeZone={timeZone}
        busy={dialog.busy}
        refusal={dialog.refusal}
        onSave={dialog.save}
        onClose={dialog.close}
      />
    )}
    {moved && (
      <MoveDialog
        item={moved}
        today={today}
        onMove={(to, there) => move(moved, to, there)}
        onClose={closeMove}
      />
    )}
  </>
);
