import type { Address, Hash } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import type { Configuration } from './configuration';

/** The subject of a page of a block explorer. */
export type ExplorerTarget =
  | { readonly type: 'tx'; readonly hash: Hash }
  | { readonly type: 'token' | 'address'; readonly address: Address }
  | { readonly type: 'block'; readonly number: bigint };

/** The URL of the explorer page about `target` on a chain. */
export function explorerUrl(
  configuration: Configuration,
  chainId: ChainId,
  target: ExplorerTarget,
): string {
  const explorer = configuration.explorers[chainId];
  return explorer.base + pathOf(explorer[target.type], target);
}

function pathOf(template: string, target: ExplorerTarget): string {
  if (target.type === 'tx') return template.replace('{hash}', target.hash);
  if (target.type === 'block') return template.replace('{n}', target.number.toString());
  return template.replace('{address}', target.address);
}
