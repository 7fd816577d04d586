/** The registry of Ethereum's names, which maps a name to its resolver. */
export const nameRegistryAbi = [
  {
    name: 'resolver',
    type: 'function',
    stateMutability: 'view',
    inputs: [{ type: 'bytes32', name: 'node' }],
    outputs: [{ type: 'address' }],
  },
] as const;
