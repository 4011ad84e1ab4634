import { createLazyPart } from '@rankwright/sdk/host';

export const ScheduleArticleDialog = createLazyPart(
  async () => (await import('./ScheduleArticleDialog.tsx')).ScheduleArticleDialog,
);
