/** `waiting`: the site asked for a pause, or did not answer. */
export const archiveImportStates = ['queued', 'running', 'waiting', 'done', 'failed', 'stopped'] as const;
