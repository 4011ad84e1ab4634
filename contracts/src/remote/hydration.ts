/** Dispatched on the document when a prerendered page handles its events: hydrated by the app, or by its page script. */
export const pageHydratedEvent = 'rankwright:taken-over';
