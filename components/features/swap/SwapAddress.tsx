import { useStore } from 'jotai';
import { useEffect } from 'react';
import { onceNoDialogIsOpen } from '@/components/ui/dialogHistory';
import { keepAddress } from '@/lib/features/swap/keepAddress';

/** Keeps the address of the page at the form: who copies it, or comes back, finds the same one. */
export function SwapAddress() {
  const store = useStore();
  useEffect(() => keepAddress(store, onceNoDialogIsOpen), [store]);
  return null;
}
