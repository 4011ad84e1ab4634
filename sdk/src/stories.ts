/** For stories of real screens: the host around them, and fixed data in place of a server. */
export { known, unanswered, type Known } from './stories/known.ts';
export { onScreen } from './stories/onScreen.tsx';
export { sampleConnections, sampleId, sampleItem, sampleProfile } from './testing/samples.ts';
