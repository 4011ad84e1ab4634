/** `idle`: no property was selected yet. `waiting`: Google asked for a pause, or did not answer. `done`: until tomorrow. */
export const searchSyncStates = ['idle', 'queued', 'running', 'waiting', 'done', 'failed'] as const;
