/**
 * `queued`, `running`: the writer works on the proposal. `open`: a person reviews it. `updating`: approved, and the post
 * is being updated. `updated`: the post is live with it.
 */
export const refreshStates = ['queued', 'running', 'open', 'updating', 'updated', 'discarded'] as const;
