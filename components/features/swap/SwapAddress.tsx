import { onceNoDialogIsOpen } from '@/components/ui/dialogHistory';
import { useKeptAddress } from '@/lib/features/swap/useKeptAddress';

/** Keeps the address of the page at the form: who copies it, or comes back, finds the same one. */
export function SwapAddress() {
  useKeptAddress(onceNoDialogIsOpen);
  return null;
}
