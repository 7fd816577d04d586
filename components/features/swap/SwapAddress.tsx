import { onceNoDialogIsOpen } from '@/components/ui/dialogHistory';
import { useKeptAddress } from '@/lib/features/swap/useKeptAddress';

/** Writes the form into the address of the page, so that a copied link opens the same form. */
export function SwapAddress() {
  useKeptAddress(onceNoDialogIsOpen);
  return null;
}
