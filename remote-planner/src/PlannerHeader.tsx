import { memo } from 'react';
import { AlertList } from './alerts/AlertList.tsx';
import { PlannerBanner } from './PlannerBanner.tsx';
import { Setup } from './setup/Setup.tsx';

interface PlannerHeaderProps {
  today: string;
  onAdd: (date: string) => void;
  onSetupShow: () => void;
}

/** Setup, alerts and banner. Memoized: changing the month does not render it again. */
export const PlannerHeader = memo(({ today, onAdd, onSetupShow }: PlannerHeaderProps) => (
  <>
    <Setup today={today} onShow={onSetupShow} />
    <AlertList onPlan={() => onAdd(today)} />
    <PlannerBanner today={today} />
  </>
));
PlannerHeader.displayName = 'PlannerHeader';
