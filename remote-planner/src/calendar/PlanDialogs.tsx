import { ScheduledItemDialog } from '../scheduledItems/ScheduledItemDialog.tsx';
import { MoveDialog } from './moves/MoveDialog.tsx';
import type { PlanEditor } from './usePlanEditor.ts';

/** The planner's dialogs: add, edit and “Move to…”. */
export const PlanDialogs = ({
  editor: { dialog, move, moved, closeMove },
  today,
  timeZone,
}: {
  editor: PlanEditor;
  today: string;
  timeZone: string;
}) => (
  <>
    {dialog.open && (
      <ScheduledItemDialog
        key={dialog.open.id ?? 'new'}
        title={dialog.open.id ? 'Edit content' : 'Add content'}
        initial={dialog.open.form}
        article={dialog.open.article}
        today={today}
        timeZone={timeZone}
        busy={dialog.busy}
        saveError={dialog.saveError}
        onSave={dialog.save}
        onClose={dialog.close}
      />
    )}
    {moved && (
      <MoveDialog
        item={moved}
        today={today}
        onMove={(to, itemOnDay) => move(moved, to, itemOnDay)}
        onClose={closeMove}
      />
    )}
  </>
);
