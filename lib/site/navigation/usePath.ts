import { usePathname } from 'next/navigation';

/** The URL path of the current screen. The linter forbids `usePathname` in all other files. */
export function usePath(): string {
  return usePathname();
}
