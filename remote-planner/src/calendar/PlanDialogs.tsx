import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { ScheduledItemDialog } from '../scheduledItems/ScheduledItemDialog.tsx';
import { MoveDialog } from './moves/MoveDialog.tsx';
import type { PlanEditor } from './usePlanEditor.ts';

/** The planner's dialogs: add, edit, “Move to…” and review. */
export const PlanDialogs = ({
  editor: { dialog, move, moved, closeMove, reviewed, closeReview },
  today,
  timeZone,
}: {
  editor: PlanEditor;
  today: string;
  timeZone: string;
}) => (
  <>
    {reviewed && <ReviewDialog item={reviewed} onClose={closeReview} />}
    {dialog.open && (
      <ScheduledItemDialog
        key={dialog.open.item?.id ?? 'new'}
        title={dialog.open.item ? 'Edit content' : 'Add content'}
        initial={dialog.open.form}
        article={dialog.open.article}
        item={dialog.open.item}
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
