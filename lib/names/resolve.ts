import {
  type Address,
  decodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  isHex,
  size,
  zeroAddress,
} from 'viem';
import { toCoinType } from 'viem/ens';
import { nameRegistryAbi } from '@/lib/contracts/abis/nameRegistry';
import { nameResolverAbi } from '@/lib/contracts/abis/nameResolver';
import { AppError } from '@/lib/errors/appError';
import { plainText } from '@/lib/errors/plainText';
import { UndecodableResultError } from '@/lib/reads/readOutcome';
import { type Endpoint, endpointAt } from '@/lib/rpc/endpoint';
import { errorKindOf } from '@/lib/rpc/errorKind';

/** The address of the name registry (ENS) on Ethereum. */
export const NAME_REGISTRY: Address = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e';

const ETHEREUM = { id: 1, name: 'Ethereum' } as const;
/** An address as a contract returns it: the last 20 of 32 bytes. */
const ADDRESS_WORD = /^0x0{24}([0-9a-f]{40})$/i;
const BYTES = [{ type: 'bytes' }] as const;
const ADDRESS_BYTES = 20;

/** The coin type of Avalanche's C-chain in a resolver (ENSIP-11). */
const AVALANCHE_COIN_TYPE = toCoinType(43114);

/** The address of a name, and the chain that its owner gave it for. */
export type NameAddress = {
  readonly address: Address;
  readonly chain: 'avalanche' | 'ethereum';
};

const endpoints = new Map<string, Endpoint>();

/**
 * The address of a name. The registry knows the name's resolver, which is asked for the Avalanche
 * address first, then for the Ethereum one. If the resolver
 * answers with something invalid, the name has no address.
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
  if (ethereumRpc === undefined) throw new NamesNotConfiguredError();
  const { nameNode } = await reached(import('./nameNode'));
  const args = [nameNode(name)] as const;
  const { ask } = endpointOf(ethereumRpc);

  const whoAnswers = encodeFunctionData({ abi: nameRegistryAbi, functionName: 'resolver', args });
  const resolver = await reached(called(ask, NAME_REGISTRY, whoAnswers).then(addressIn));
  if (resolver === undefined) throw new UnknownNameError(name);

  const lookup = { abi: nameResolverAbi, functionName: 'addr' } as const;
  const [onAvalanche, onEthereum] = await reached(
    Promise.all([
      called(
        ask,
        resolver,
        encodeFunctionData({ ...lookup, args: [...args, AVALANCHE_COIN_TYPE] }),
      ),
      called(ask, resolver, encodeFunctionData({ ...lookup, args })),
    ]),
  );
  const own = understood(() => addressInBytes(onAvalanche));
  if (own) return { address: own, chain: 'avalanche' };
  const other = understood(() => addressIn(onEthereum));
  if (other) return { address: other, chain: 'ethereum' };
  throw new NameWithoutAddressError(name);
}

/** One per URL, so that an endpoint that failed keeps its backoff. */
function endpointOf(url: string): Endpoint {
  const endpoint = endpoints.get(url) ?? endpointAt(url, ETHEREUM);
  endpoints.set(url, endpoint);
  return endpoint;
}

/** What a contract returns; empty for a revert, or no contract. */
async function called(ask: Endpoint['ask'], to: Address, data: Hex): Promise<Hex> {
  const call = { method: 'eth_call', params: [{ to, data }, 'latest'] };
  const answer = await ask(call, (given) => given).catch((error: unknown) => {
    if (errorKindOf(error) === 'reverted') return '0x';
    throw error;
  });
  if (!isHex(answer) || answer.length % 2 > 0) throw new UndecodableResultError(answer);
  return answer;
}

/** The address in an answer; undefined for the zero address, or an empty answer. */
function addressIn(answer: Hex): Address | undefined {
  if (answer === '0x') return undefined;
  const [, digits] = ADDRESS_WORD.exec(answer) ?? [];
  if (digits === undefined) throw new UndecodableResultError(answer);
  const address = getAddress(`0x${digits}`);
  return address === zeroAddress ? undefined : address;
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

async function reached<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (cause) {
    throw new NamesUnreachableError(cause);
  }
}

/** The host of this copy of the app has configured no endpoint of Ethereum. */
export class NamesNotConfiguredError extends AppError {
  constructor() {
    super('No endpoint of Ethereum is configured.', { code: 'errors.namesNotConfigured' });
  }
}

/** The name has no resolver. */
export class UnknownNameError extends AppError {
  constructor(name: string) {
    super('The registry does not know the name.', {
      code: 'errors.unknownName',
      values: { name: plainText(name) },
    });
  }
}

/** The name's resolver has no address for it. */
export class NameWithoutAddressError extends AppError {
  constructor(name: string) {
    super('The name has no address.', {
      code: 'errors.nameWithoutAddress',
      values: { name: plainText(name) },
    });
  }
}

/** Names could not be looked up this time; `cause` says why. */
export class NamesUnreachableError extends AppError {
  constructor(cause: unknown) {
    super('Failed to look the name up.', { code: 'errors.namesUnreachable', cause });
  }
}
