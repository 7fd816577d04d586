/** Timelock, which makes the calls of queued proposals. The governor is its admin. */
export const timelockAbi = [
  {
    name: 'delay',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
  {
    name: 'GRACE_PERIOD',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      {
        type: 'uint256',
      },
    ],
  },
  {
    name: 'queuedTransactions',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'bytes32',
        name: 'txHash',
      },
    ],
    outputs: [
      {
        type: 'bool',
      },
    ],
  },
  {
    name: 'executeTransaction',
    type: 'function',
    stateMutability: 'payable',
    inputs: [
      {
        type: 'address',
        name: 'target',
      },
      {
        type: 'uint256',
        name: 'value',
      },
      {
        type: 'string',
        name: 'signature',
      },
      {
        type: 'bytes',
        name: 'data',
      },
      {
        type: 'uint256',
        name: 'eta',
      },
    ],
    outputs: [
      {
        type: 'bytes',
      },
    ],
  },
] as const;
