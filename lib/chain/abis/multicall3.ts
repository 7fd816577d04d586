/** What the app asks of Multicall3 by name; batching itself is viem's. */
export const multicall3Abi = [
  {
    name: 'getBlockNumber',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'uint256',
        name: 'blockNumber',
      },
    ],
  },
  {
    name: 'getEthBalance',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'address',
        name: 'owner',
      },
    ],
    outputs: [
      {
        type: 'uint256',
        name: 'balance',
      },
    ],
  },
  {
    name: 'getCurrentBlockTimestamp',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'uint256',
        name: 'timestamp',
      },
    ],
  },
] as const;
