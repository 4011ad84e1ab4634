/** Helpers for Storybook stories of whole screens: host providers and fixed query data instead of a server. */
export { withQueryData, withPendingQuery, type QueryPreset } from './stories/queryPresets.ts';
export { renderStoryScreen } from './stories/renderStoryScreen.tsx';
export { sampleConnections, sampleId, sampleScheduledItem, sampleProfile } from './testing/samples.ts';
