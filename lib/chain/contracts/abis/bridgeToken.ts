/**
 * A token of the present bridge, which takes tokens of the old one, burns them, and returns as
 * many.
 */
export const bridgeTokenAbi = [
  {
    name: 'swapSupply',
    type: 'function',
    stateMutability: 'view',
    inputs: [{ type: 'address', name: 'token' }],
    outputs: [{ type: 'uint256' }],
  },
  {
    name: 'swap',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      { type: 'address', name: 'token' },
      { type: 'uint256', name: 'amount' },
    ],
    outputs: [],
  },
  {
    name: 'mint',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      { type: 'address', name: 'to' },
      { type: 'uint256', name: 'amount' },
      { type: 'address', name: 'feeAddress' },
      { type: 'uint256', name: 'feeAmount' },
      { type: 'bytes32', name: 'originTxId' },
    ],
    outputs: [],
  },
  {
    name: 'unwrap',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      { type: 'uint256', name: 'amount' },
      { type: 'uint256', name: 'chainId' },
    ],
    outputs: [],
  },
] as const;
