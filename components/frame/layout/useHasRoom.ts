import { useSyncExternalStore } from 'react';
import { media } from '@/components/ui/media';

const wide = () => window.matchMedia(media.fromDesktop);

function onChange(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page has room for an open side navigation next to it. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    onChange,
    () => wide().matches,
    () => false,
  );
}
