import { useState } from 'react';

/**
 * Which approvals a review has requested so far, so that a given one keeps its
 * place.
 *
 * @param outstanding - The keys of those that are missing now.
 */
export function useAskedApprovals(outstanding: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const added = outstanding.filter((key) => !asked.includes(key));
  if (added.length > 0) setAsked([...asked, ...added]);
  return [...asked, ...added];
}
