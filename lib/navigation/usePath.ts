import { usePathname } from 'next/navigation';

/** The path of the screen that is open, as its address has it. */
export function usePath(): string {
  return usePathname();
}
