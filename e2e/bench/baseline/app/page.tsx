'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { erc20Abi, formatUnits, zeroAddress } from 'viem';
import { avalanche } from 'viem/chains';
import {
  createConfig,
  http,
  useAccount,
  useBlockNumber,
  useReadContract,
  WagmiProvider,
} from 'wagmi';
import { wrappedNative } from '@/lib/base/tokens/wrapped';

const config = createConfig({
  chains: [avalanche],
  transports: { [avalanche.id]: http('/rpc/43114') },
  ssr: true,
});
const queryClient = new QueryClient();

/** The minimum of any wallet page with this stack: an amount, an account, a balance, a block. */
export default function Page() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <Form />
      </QueryClientProvider>
    </WagmiProvider>
  );
}

function Form() {
  const { address } = useAccount();
  const { data: block } = useBlockNumber({ watch: true });
  const { data: balance } = useReadContract({
    address: wrappedNative(avalanche.id).address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address ?? zeroAddress],
  });
  const [text, setText] = useState('');
  return (
    <main>
      <label>
        You pay
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p>{balance === undefined ? '' : formatUnits(balance, 18)}</p>
      <p>Block {String(block ?? '')}</p>
    </main>
  );
}
