import {
  type Address,
  decodeAbiParameters,
  encodeFunctionData,
  type Hex,
  isHex,
  zeroAddress,
} from 'viem';
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
const ADDRESS = [{ type: 'address' }] as const;

const endpoints = new Map<string, Endpoint>();

/**
 * The address of a name: the registry gives the name's resolver, and the resolver gives the
 * address.
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
 * await resolveName('friend.eth', '/rpc/1') // '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
 */
export async function resolveName(name: string, ethereumRpc: string | undefined): Promise<Address> {
  if (ethereumRpc === undefined) throw new NamesNotConfiguredError();
  const { nameNode } = await reached(import('./nameNode'));
  const args = [nameNode(name)] as const;
  const { ask } = endpointOf(ethereumRpc);

  const whoAnswers = encodeFunctionData({ abi: nameRegistryAbi, functionName: 'resolver', args });
  const resolver = await reached(addressFrom(ask, NAME_REGISTRY, whoAnswers));
  if (resolver === undefined) throw new UnknownNameError(name);

  const whichAddress = encodeFunctionData({ abi: nameResolverAbi, functionName: 'addr', args });
  const address = await reached(addressFrom(ask, resolver, whichAddress));
  if (address === undefined) throw new NameWithoutAddressError(name);
  return address;
}

/** One per URL, so that an endpoint that failed keeps its backoff. */
function endpointOf(url: string): Endpoint {
  const endpoint = endpoints.get(url) ?? endpointAt(url, ETHEREUM);
  endpoints.set(url, endpoint);
  return endpoint;
}

/** The address that a contract returns; absent for the zero address, a revert, or no contract. */
async function addressFrom(
  ask: Endpoint['ask'],
  to: Address,
  data: Hex,
): Promise<Address | undefined> {
  const call = { method: 'eth_call', params: [{ to, data }, 'latest'] };
  const answer = await ask(call, (given) => given).catch((error: unknown) => {
    if (errorKindOf(error) === 'reverted') return '0x';
    throw error;
  });
  if (answer === '0x') return undefined;
  if (!isHex(answer)) throw new UndecodableResultError(answer);
  const [address] = decodeAbiParameters(ADDRESS, answer);
  return address === zeroAddress ? undefined : address;
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
