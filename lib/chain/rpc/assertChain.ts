import { hexToBigInt, isHex } from 'viem';
import { AppError } from '@/lib/base/errors/appError';

/** The chain that an endpoint must be on, and its name on screen. */
export type EndpointChain = { readonly id: number; readonly name: string };

/**
 * Checks a node's response to `eth_chainId`.
 *
 * @throws {WrongChainEndpointError} if the response is no number, or that of another chain.
 */
export function assertChain(response: unknown, chain: EndpointChain): void {
  if (!isHex(response) || response === '0x' || hexToBigInt(response) !== BigInt(chain.id))
    throw new WrongChainEndpointError(chain);
}

/** The node behind an endpoint is on another chain. None of its responses is used. */
export class WrongChainEndpointError extends AppError {
  constructor({ name }: EndpointChain) {
    super(`This network endpoint does not serve ${name}.`, {
      code: 'errors.wrongChainEndpoint',
      values: { network: name },
    });
  }
}
