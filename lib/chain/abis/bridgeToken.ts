/** A token of the new bridge, as far as the old bridge's tokens are exchanged for it. */
export const bridgeTokenAbi = [
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
