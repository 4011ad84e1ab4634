export { redirectToCheckout } from './queries/checkout.ts';
export { connectionsQuery, useConnections } from './queries/connections.ts';
export {
  getBrowserTimeZone,
  profileQuery,
  useTimeZone,
  profileUpdatedEvent,
  notifyProfileUpdated,
  type ProfileUpdate,
} from './queries/profile.ts';
export { subscriptionQuery, usePlan, type SubscriptionState } from './queries/subscription.ts';
