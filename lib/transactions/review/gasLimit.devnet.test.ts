import { encodeFunctionData, erc20Abi, maxUint256, numberToHex } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { poolGas } from '@/lib/chain/contracts/unestimatedGas';
import { gasLimit } from './gasLimit';

const { router } = EXCHANGE_ADDRESSES[43114];
const { demo } = ACCOUNTS;

const devnet = setUpDevnet();

test.each<[readonly TokenKey[], number]>([
  [['PNG', 'WAVAX'], 1],
  [['PNG', 'WAVAX'], 3],
  [['JOE', 'PNG', 'WAVAX', 'LINK.e'], 1],
  [['JOE', 'PNG', 'WAVAX', 'LINK.e'], 3],
])(
  'TXN-10 by %j: estimated in the same second as swap %s, it has enough gas a second later',
  async (keys, swapsBefore) => {
    const { client, tokens } = devnet().chains[43114];
    const path = keys.map((key) => tokens[key].address);
    const call = {
      address: router,
      abi: routerAbi,
      functionName: 'swapExactTokensForTokens',
      args: [10n ** 18n, 1n, path, demo, maxUint256],
    } as const;
    const data = encodeFunctionData(call);
    await client.setIntervalMining({ interval: 0 });
    await client.setAutomine(true);
    await transact(client, demo, {
      address: tokens[keys[0] ?? 'PNG'].address,
      abi: erc20Abi,
      functionName: 'approve',
      args: [router, maxUint256],
    });
    for (let swaps = 0; swaps < swapsBefore; swaps += 1) {
      await client.increaseTime({ seconds: 1 });
      await transact(client, demo, call);
    }
    const estimate = await client.estimateGas({ account: demo, to: router, data });
    await client.increaseTime({ seconds: 1 });
    const { status } = await client.sendTransactionSync({
      from: demo,
      to: router,
      data,
      gas: numberToHex(gasLimit(estimate, poolGas(path.length - 1))),
    });
    expect(status).toBe('0x1');
  },
);
