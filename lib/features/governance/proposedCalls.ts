import type { Address, Hex } from 'viem';

/** One call of a proposal, as the governor stores it. */
export type ProposedCall = {
  readonly target: Address;
  /** AVAX that the timelock sends along, in wei. */
  readonly value: bigint;
  /** Such as `transfer(address,uint256)`. The timelock calls what its hash begins with. */
  readonly signature: string;
  /** The arguments; if the signature is empty, the whole call data. */
  readonly calldata: Hex;
};

/** The four lists that the governor returns, in the order of the calls. */
type CallLists = readonly [
  targets: readonly Address[],
  values: readonly bigint[],
  signatures: readonly string[],
  calldatas: readonly Hex[],
];

/** The calls of a proposal; undefined if the lists are not of one length. */
export function proposedCalls([targets, values, signatures, calldatas]: CallLists):
  | readonly ProposedCall[]
  | undefined {
  const calls = targets.flatMap((target, index) => {
    const [value, signature, calldata] = [values[index], signatures[index], calldatas[index]];
    if (value === undefined || signature === undefined || calldata === undefined) return [];
    return [{ target, value, signature, calldata }];
  });
  const lengths = [targets, values, signatures, calldatas].map(({ length }) => length);
  return lengths.every((length) => length === calls.length) ? calls : undefined;
}
