import type { ChainId } from '@/lib/base/networks/network';
import { safeLocalStorage } from '@/lib/base/storage/safeLocalStorage';

/** What this device keeps of a chain beside its transactions, until they are cleared. */
const NAMES = ['positionsSeen'] as const;

type Name = (typeof NAMES)[number];

/** What is kept under a name; null if nothing is. */
export function keptText(name: Name, chainId: ChainId): string | null {
  return safeLocalStorage.getItem(keyOf(name, chainId));
}

/** Keeps a text, also if the device refuses it: then in this tab. */
export function keepText(name: Name, chainId: ChainId, text: string): void {
  safeLocalStorage.setItem(keyOf(name, chainId), text);
}

/** Removes all that is kept of a chain. */
export function removeTexts(chainId: ChainId): void {
  for (const name of NAMES) safeLocalStorage.removeItem(keyOf(name, chainId));
}

function keyOf(name: Name, chainId: ChainId) {
  return `pangolin.${name}.${chainId}`;
}
