import { type Address, encodeFunctionData, getAddress, type Hex, isHex, zeroAddress } from 'viem';
import { AppError } from '@/lib/base/errors/appError';
import { withServiceBackoff } from '@/lib/base/http/serviceBackoff';
import { isolated } from '@/lib/base/text/isolated';
import { plainText } from '@/lib/base/text/plainText';
import { nameRegistryAbi } from '@/lib/chain/contracts/abis/nameRegistry';
import { UndecodableResultError } from '@/lib/chain/reads/readState';
import { type Endpoint, endpointAt } from '@/lib/chain/rpc/endpoint';
import { errorKindOf } from '@/lib/chain/rpc/errorKind';

/** The address of the name registry (ENS) on Ethereum. */
export const NAME_REGISTRY: Address = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e';

const ETHEREUM = { id: 1, name: 'Ethereum' } as const;
/** An address as a contract returns it: the last 20 of 32 bytes. */
const ADDRESS_WORD = /^0x0{24}([0-9a-f]{40})$/i;

/** How long an endpoint that hangs is not asked: someone who types a name waits for it. */
const BACKOFF_MS = 30_000;

const endpoints = new Map<string, Endpoint>();

/** The contract that answers for a name. */
type Resolver = {
  /** The hash that it knows the name by. */
  readonly node: Hex;
  /**
   * What it returns to calls; empty for a revert.
   *
   * @throws {NamesUnreachableError} when there was no valid answer; the next call may get one.
   */
  readonly ask: (calls: readonly Hex[]) => Promise<readonly Hex[]>;
};

/**
 * Finds the resolver of a name in the registry.
 *
 * @param ethereumRpc - The endpoint to ask. It must prove to be on Ethereum.
 * @throws {NamesNotConfiguredError} without an endpoint.
 * @throws {InvalidNameError} when the text is invalid as a name.
 * @throws {UnknownNameError} when the name has no resolver.
 * @throws {NamesUnreachableError} when there was no valid answer; the next call may get one.
 */
export async function resolverOf(name: string, ethereumRpc: string | undefined): Promise<Resolver> {
  if (ethereumRpc === undefined) throw new NamesNotConfiguredError();
  const { nameNode } = await reached(import('./nameNode'));
  const node = nameNode(name);
  const { ask } = endpointOf(ethereumRpc);
  const whoAnswers = encodeFunctionData({
    abi: nameRegistryAbi,
    functionName: 'resolver',
    args: [node],
  });
  const asked = () => called(ask, NAME_REGISTRY, whoAnswers);
  const resolver = await reached(
    withServiceBackoff(ethereumRpc, asked, BACKOFF_MS).then(addressIn),
  );
  if (resolver === undefined) throw new UnknownNameError(name);
  return {
    node,
    ask: (calls) => reached(Promise.all(calls.map((data) => called(ask, resolver, data)))),
  };
}

/** The address in an answer; undefined for the zero address, or an empty answer. */
export function addressIn(answer: Hex): Address | undefined {
  if (answer === '0x') return undefined;
  const [, digits] = ADDRESS_WORD.exec(answer) ?? [];
  if (digits === undefined) throw new UndecodableResultError(answer);
  const address = getAddress(`0x${digits}`);
  return address === zeroAddress ? undefined : address;
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
      values: { name: isolated(plainText(name)) },
    });
  }
}

/** Names could not be looked up this time; `cause` says why. */
export class NamesUnreachableError extends AppError {
  constructor(cause: unknown) {
    super('Failed to look the name up.', { code: 'errors.namesUnreachable', cause });
  }
}
