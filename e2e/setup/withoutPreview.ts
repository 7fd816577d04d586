import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';

/** From now on the chain's endpoint ignores the simulator, so that reviews have no preview. */
export function withoutPreview({ proxy }: DevnetChain): void {
  proxy.add({
    fault: { type: 'result', result: '0x' },
    methods: ['eth_call'],
    target: ACCOUNTS.demo,
    isDirect: true,
  });
}
