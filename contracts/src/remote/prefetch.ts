/**
 * Key in `localStorage` of the session whose plan was active when this device last knew. A hint only: it loads the code of a
 * gated page while the plan is asked for, and opens no gate. It says nothing once its session has ended.
 */
export const activePlanKey = 'rankwright:active-plan';

/** Names a session under `activePlanKey`: the end of its token. */
export const getSessionHint = (token: string): string => token.slice(-16);
