import {
  type Address,
  decodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  size,
  zeroAddress,
} from 'viem';
import { toCoinType } from 'viem/ens';
import { AppError } from '@/lib/base/errors/appError';
import { AVALANCHE } from '@/lib/base/networks/network';
import { isolated } from '@/lib/base/text/isolated';
import { plainText } from '@/lib/base/text/plainText';
import { nameResolverAbi } from '@/lib/chain/contracts/abis/nameResolver';
import { addressIn, resolverOf } from './registry';

const BYTES = [{ type: 'bytes' }] as const;
const ADDRESS_BYTES = 20;

/** The coin type of Avalanche's C-chain in a resolver (ENSIP-11). */
const AVALANCHE_COIN_TYPE = toCoinType(AVALANCHE);

/** The address of a name, and the chain that its owner gave it for. */
export type NameAddress = {
  readonly address: Address;
  readonly chain: 'avalanche' | 'ethereum';
};

/**
 * The address of a name. The registry knows the name's resolver, which is asked for the Avalanche
 * address first, then for the Ethereum one. An invalid answer counts as no address.
 *
 * Names that are stored off-chain are not found: to look them up, a contract would make the page
 * fetch from a host of its choice (EIP-3668).
 *
 * @param ethereumRpc - The endpoint to ask. It must prove to be on Ethereum.
 * @throws {NamesNotConfiguredError} without an endpoint.
 * @throws {InvalidNameError} when the text is invalid as a name.
 * @throws {UnknownNameError} when the name has no resolver.
 * @throws {NameWithoutAddressError} when the resolver has no address for it.
 * @throws {NamesUnreachableError} when there was no valid answer; the next call may get one.
 * @example
 * await resolveName('friend.eth', '/rpc/1') // { address: '0x3C44...93BC', chain: 'avalanche' }
 */
export async function resolveName(
  name: string,
  ethereumRpc: string | undefined,
): Promise<NameAddress> {
  const { node, ask } = await resolverOf(name, ethereumRpc);
  const lookup = { abi: nameResolverAbi, functionName: 'addr' } as const;
  const [onAvalanche = '0x', onEthereum = '0x'] = await ask([
    encodeFunctionData({ ...lookup, args: [node, AVALANCHE_COIN_TYPE] }),
    encodeFunctionData({ ...lookup, args: [node] }),
  ]);
  const own = understood(() => addressInBytes(onAvalanche));
  if (own) return { address: own, chain: 'avalanche' };
  const other = understood(() => addressIn(onEthereum));
  if (other) return { address: other, chain: 'ethereum' };
  throw new NameWithoutAddressError(name);
}

/** The address in the bytes of an answer; undefined unless they are 20 bytes, not all zero. */
function addressInBytes(answer: Hex): Address | undefined {
  const [bytes] = decodeAbiParameters(BYTES, answer);
  return size(bytes) === ADDRESS_BYTES && bytes !== zeroAddress ? getAddress(bytes) : undefined;
}

/** What a resolver wrote, or undefined for what cannot be decoded: it may answer anything. */
function understood(decode: () => Address | undefined): Address | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/** The name's resolver has no address for it. */
export class NameWithoutAddressError extends AppError {
  constructor(name: string) {
    super('The name has no address.', {
      code: 'errors.nameWithoutAddress',
      values: { name: isolated(plainText(name)) },
    });
  }
}
