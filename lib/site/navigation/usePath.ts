import { usePathname } from 'next/navigation';

/** The URL path of the current screen. */
export function usePath(): string {
  return usePathname();
}
