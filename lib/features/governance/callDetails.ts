import {
  type Abi,
  type AbiFunction,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  isHex,
  parseAbiItem,
  size,
  slice,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { routerLiquidityAbi } from '@/lib/chain/contracts/abis/routerLiquidity';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { wavaxAbi } from '@/lib/chain/contracts/abis/wavax';
import { type ArgumentPart, argumentParts } from './argumentParts';
import type { ProposedCall } from './proposedCalls';

export type CallArgument = {
  /** Known only for functions of this site's own contracts. */
  readonly name: string | undefined;
  /** Such as `address[]`, or `(address,uint256)` for a tuple. */
  readonly type: string;
  readonly parts: readonly ArgumentPart[];
};

/** Why a call is shown undecoded. */
type UndecodedReason =
  /** The signature is not one of a function, or not in the form that contracts hash. */
  | 'unreadableSignature'
  /** The signature calls a function of another name, which this site knows. */
  | 'otherFunction'
  /** There is no signature, and this site does not know the function. */
  | 'unknownFunction'
  /** The data are not exactly the arguments of the function. */
  | 'otherData'
  /** The data are too long to be decoded here. */
  | 'tooLong';

export type CallDetails =
  | {
      readonly status: 'decoded';
      readonly functionName: string;
      /** In the form that contracts hash. */
      readonly signature: string;
      readonly arguments: readonly CallArgument[];
    }
  /** No function is called. AVAX is sent, if the value is above zero. */
  | { readonly status: 'noData' }
  | { readonly status: 'undecoded'; readonly reason: UndecodedReason; readonly calldata: Hex };

const MAX_SIGNATURE_CHARACTERS = 500;
const MAX_DATA_BYTES = 65_536;
const SELECTOR_BYTES = 4;
/** Arrays without elements take no data, so that any number of them could be claimed. */
const EMPTY_ARRAY = /\[0/;

/**
 * What a call of a proposal does: its function and its arguments, as their exact text.
 *
 * Decoded only if the arguments, encoded again, yield the same bytes: every byte of a decoded call
 * is shown. Never throws, whatever the proposer wrote.
 */
export function callDetails({ signature, calldata }: ProposedCall): CallDetails {
  const undecoded = (reason: UndecodedReason) =>
    ({ status: 'undecoded', reason, calldata }) as const;
  if (!isHex(calldata)) return undecoded('otherData');
  if (size(calldata) > MAX_DATA_BYTES) return undecoded('tooLong');
  if (signature !== '') {
    const named = readSignature(signature);
    if (!named) return undecoded('unreadableSignature');
    const known = knownFunction(toFunctionSelector(named));
    if (known && toFunctionSignature(known) !== signature) return undecoded('otherFunction');
    return decoded(known ?? named, calldata) ?? undecoded('otherData');
  }
  if (size(calldata) === 0) return { status: 'noData' };
  if (size(calldata) < SELECTOR_BYTES) return undecoded('unknownFunction');
  const known = knownFunction(slice(calldata, 0, SELECTOR_BYTES));
  if (!known) return undecoded('unknownFunction');
  const data = size(calldata) > SELECTOR_BYTES ? slice(calldata, SELECTOR_BYTES) : '0x';
  return decoded(known, data) ?? undecoded('otherData');
}

/**
 * The function of a signature; undefined unless the signature is exactly the text that contracts
 * hash: with a space or an alias such as `uint`, the timelock would call another one.
 */
function readSignature(signature: string): AbiFunction | undefined {
  if (signature.length > MAX_SIGNATURE_CHARACTERS || EMPTY_ARRAY.test(signature)) return undefined;
  try {
    const item: unknown = parseAbiItem(`function ${signature}`);
    return isFunction(item) && toFunctionSignature(item) === signature ? item : undefined;
  } catch {
    return undefined;
  }
}

/** `parseAbiItem` has no type for a signature that is not known when this is compiled. */
function isFunction(item: unknown): item is AbiFunction {
  return typeof item === 'object' && item !== null && 'type' in item && item.type === 'function';
}

function decoded(called: AbiFunction, data: Hex): CallDetails | undefined {
  const signature = toFunctionSignature(called);
  // Without the names of tuples' parts, a tuple is decoded as a list.
  const unnamed = readSignature(signature);
  if (!unnamed) return undefined;
  try {
    const values = decodeAbiParameters(unnamed.inputs, data);
    if (encodeAbiParameters(unnamed.inputs, values) !== data.toLowerCase()) return undefined;
    return {
      status: 'decoded',
      functionName: called.name,
      signature,
      arguments: unnamed.inputs.map((input, index) => ({
        name: called.inputs[index]?.name,
        ...argumentParts(input, values[index]),
      })),
    };
  } catch {
    return undefined;
  }
}

const ABIS: readonly Abi[] = [
  erc20Abi,
  wavaxAbi,
  pairAbi,
  miniChefAbi,
  stakingRewardsAbi,
  routerAbi,
  routerLiquidityAbi,
];

let bySelector: ReadonlyMap<string, AbiFunction> | undefined;

/** The function with a selector among those of the contracts that this site calls. */
function knownFunction(selector: Hex): AbiFunction | undefined {
  bySelector ??= new Map(
    ABIS.flat()
      .filter((item) => item.type === 'function')
      .map((item) => [toFunctionSelector(item), item]),
  );
  return bySelector.get(selector.toLowerCase());
}
