/** A resolver of names, with only the lookup of addresses. */
export const nameResolverAbi = [
  {
    name: 'addr',
    type: 'function',
    stateMutability: 'view',
    inputs: [{ type: 'bytes32', name: 'node' }],
    outputs: [{ type: 'address' }],
  },
] as const;
