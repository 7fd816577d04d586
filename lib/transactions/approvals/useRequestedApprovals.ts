import { useState } from 'react';

/**
 * Which approvals a review has requested so far, so that one that was given keeps its place.
 *
 * @param outstanding - The keys of those that are missing now.
 */
export function useRequestedApprovals(outstanding: readonly string[]): readonly string[] {
  const [requested, setRequested] = useState<readonly string[]>([]);
  const added = outstanding.filter((key) => !requested.includes(key));
  if (added.length > 0) setRequested([...requested, ...added]);
  return [...requested, ...added];
}
