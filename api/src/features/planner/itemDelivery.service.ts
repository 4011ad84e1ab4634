export { resumeDelivery } from './scheduledItem.repository.ts';
