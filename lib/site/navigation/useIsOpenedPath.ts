import { usePath } from './usePath';

/** The path that the document was opened with: by a link, a bookmark, or a reload. */
const OPENED = typeof window === 'undefined' ? undefined : window.location.pathname;

/** Whether the current path is the one that the document was opened with. */
export function useIsOpenedPath(): boolean {
  return usePath() === OPENED;
}
