/**
 * One function of each kind of contract that a recipient may be, written by hand because their
 * outputs are read as plain words; see `lib/transactions/recipientVerdict/recipientKind.ts`.
 */
export const recipientAbi = [
  view('token0'),
  view('stakingToken'),
  view('poolLength'),
  view('getThreshold'),
  view('entryPoint'),
  {
    name: 'balanceOf',
    type: 'function',
    stateMutability: 'view',
    inputs: [{ type: 'address', name: 'account' }],
    outputs: [{ type: 'uint256' }],
  },
] as const;

/** A function without arguments; any word is an answer. */
function view<const name extends string>(name: name) {
  return {
    name,
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ type: 'uint256' }],
  } as const;
}
