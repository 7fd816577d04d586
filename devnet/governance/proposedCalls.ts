import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbiParameters,
  parseEther,
  toFunctionSelector,
} from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { ACCOUNTS } from '../accounts';
import { communityTreasurySeedAbi } from '../contracts/abis';
import { DAY_SECONDS } from '../farms/periods';
import type { ProposalName } from './proposals';

/** One call of a proposal, as GovernorAlpha keeps it: the arguments stand apart from the function. */
export type ProposedCall = {
  readonly target: Address;
  /** AVAX, in wei. The account that executes the proposal sends it along. */
  readonly value: bigint;
  /** Such as `transfer(address,uint256)`. Empty if `data` begins with the selector. */
  readonly signature: string;
  readonly data: Hex;
};

const { airdrop, communityTreasury, miniChef, png, timelock, wavax } = EXCHANGE_ADDRESSES[43114];

/** Who receives what proposals pay. */
export const GRANTS = getAddress('0xde40000000000000000000000000000000009a75');
const AUDITORS = getAddress('0xde40000000000000000000000000000000000a0d');

/** The AVAX that executing the proposal `waiting` takes. */
export const WAITING_VALUE = parseEther('2');

const MULTICALL = 'aggregate3((address,bool,bytes)[])';
const UPDATE_POOLS = toFunctionSelector('massUpdateAllPools()');
const TOTAL_SUPPLY = toFunctionSelector('totalSupply()');

/** The calls of each proposal. */
export const PROPOSED_CALLS: Readonly<Record<ProposalName, readonly ProposedCall[]>> = {
  executed: [pay(GRANTS, '250000')],
  defeated: [
    call(png, 'approve(address,uint256)', [miniChef, parseEther('3000000')]),
    call(miniChef, 'fundRewards(uint256,uint256)', [parseEther('3000000'), 60n * DAY_SECONDS]),
    call(MULTICALL3_ADDRESS, MULTICALL, [
      [
        [miniChef, false, UPDATE_POOLS],
        [airdrop, true, '0x'],
      ],
    ]),
  ],
  canceled: [pay(ACCOUNTS.second, '9000000')],
  expired: [payWithSelector(GRANTS, '75000')],
  executedTogether: [pay(timelock, '60000'), payFromTimelock(GRANTS, '60000')],
  ignored: [
    raw('transfer(address,uint256', '0x'),
    raw('transfer(address,uint256)', '0x00000000000000000000000000000000000000000000000000000001'),
    raw('pay(nonsense,uint257)', '0x01'),
    raw('<img src=x onerror=alert(1)>(address)', encodeArguments('address', [GRANTS])),
    raw('transfer', '0xdeadbeef'),
    raw('', '0xab'),
    raw('', '0x'),
  ],
  succeeded: [pay(timelock, '40000'), payFromTimelock(AUDITORS, '40000')],
  executable: [pay(GRANTS, '125000')],
  reverting: [pay(GRANTS, '900000000')],
  waiting: [
    { ...call(wavax, 'deposit()', []), value: WAITING_VALUE },
    call(wavax, 'transfer(address,uint256)', [AUDITORS, WAITING_VALUE]),
  ],
  voted: [
    pay(GRANTS, '180000'),
    payWithSelector(AUDITORS, '20000'),
    call(timelock, 'setDelay(uint256)', [3n * DAY_SECONDS]),
  ],
  unvoted: [
    call(MULTICALL3_ADDRESS, MULTICALL, [[[png, false, TOTAL_SUPPLY]]]),
    call(miniChef, 'setPools(uint256[],uint256[],address[],bool[])', [
      [0n, 1n],
      [4_000n, 500n],
      [GRANTS, GRANTS],
      [false, false],
    ]),
  ],
  pending: [call(airdrop, 'endClaiming()', [])],
};

function call(target: Address, signature: string, values: readonly unknown[]): ProposedCall {
  const types = signature.slice(signature.indexOf('(') + 1, -1);
  return { target, value: 0n, signature, data: encodeArguments(types, values) };
}

/** The treasury pays whole PNG. */
function pay(to: Address, whole: string): ProposedCall {
  return call(communityTreasury, 'transfer(address,uint256)', [to, parseEther(whole)]);
}

/** The timelock pays whole PNG of its own. */
function payFromTimelock(to: Address, whole: string): ProposedCall {
  return call(png, 'transfer(address,uint256)', [to, parseEther(whole)]);
}

/** The treasury pays whole PNG, by a call without a signature. */
function payWithSelector(to: Address, whole: string): ProposedCall {
  const data = encodeFunctionData({
    abi: communityTreasurySeedAbi,
    functionName: 'transfer',
    args: [to, parseEther(whole)],
  });
  return { target: communityTreasury, value: 0n, signature: '', data };
}

/** A call to the treasury with any signature and data. */
function raw(signature: string, data: Hex): ProposedCall {
  return { target: communityTreasury, value: 0n, signature, data };
}

function encodeArguments(types: string, values: readonly unknown[]): Hex {
  return types === '' ? '0x' : encodeAbiParameters(parseAbiParameters(types), [...values]);
}
