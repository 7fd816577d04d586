/** The messages of `approvals` that say what a pending approval waits for. */
export const PROGRESS_TEXT = {
  giving: 'approve.pending',
  removing: 'revoke.pending',
  reading: 'reading',
} as const;
