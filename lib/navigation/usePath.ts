import { usePathname } from 'next/navigation';

/** The URL path of the open screen. */
export function usePath(): string {
  return usePathname();
}
