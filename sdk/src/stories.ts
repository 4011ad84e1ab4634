/** Helpers for Storybook stories of whole screens: host providers and fixed query data instead of a server. */
export { withQueryData, withPendingQuery, type QueryPreset } from './testing/queryPresets.ts';
export { renderStoryScreen } from './stories/renderStoryScreen.tsx';
export {
  sampleConnections,
  sampleGeneration,
  sampleId,
  sampleProfile,
  sampleScheduledItem,
  sampleSiteProfile,
  sampleOfflineWriter,
  sampleWriter,
} from './testing/samples.ts';
