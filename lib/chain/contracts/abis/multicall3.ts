/** The functions of Multicall3 that the app uses, written by hand: no package has its ABI. */
export const multicall3Abi = [
  {
    name: 'aggregate3',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'tuple[]',
        name: 'calls',
        components: [
          { type: 'address', name: 'target' },
          { type: 'bool', name: 'allowFailure' },
          { type: 'bytes', name: 'callData' },
        ],
      },
    ],
    outputs: [
      {
        type: 'tuple[]',
        name: 'returnData',
        components: [
          { type: 'bool', name: 'success' },
          { type: 'bytes', name: 'returnData' },
        ],
      },
    ],
  },
  {
    name: 'getBlockNumber',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ type: 'uint256', name: 'blockNumber' }],
  },
  {
    name: 'getEthBalance',
    type: 'function',
    stateMutability: 'view',
    inputs: [{ type: 'address', name: 'owner' }],
    outputs: [{ type: 'uint256', name: 'balance' }],
  },
  {
    name: 'getCurrentBlockTimestamp',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ type: 'uint256', name: 'timestamp' }],
  },
] as const;
