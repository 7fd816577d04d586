import { hexToBigInt, isHex } from 'viem';
import { AppError } from '@/lib/base/errors/appError';

/** The chain that an endpoint must be on, and its name on screen. */
export type EndpointChain = { readonly id: number; readonly name: string };

/**
 * Checks a node's answer to `eth_chainId`.
 *
 * @throws {WrongChainEndpointError} if the answer is no number, or that of another chain.
 */
export function assertChain(answer: unknown, chain: EndpointChain): void {
  if (!isHex(answer) || answer === '0x' || hexToBigInt(answer) !== BigInt(chain.id))
    throw new WrongChainEndpointError(chain);
}

/** The node behind an endpoint is on another chain. None of its answers is used. */
export class WrongChainEndpointError extends AppError {
  constructor({ name }: EndpointChain) {
    super(`This network endpoint does not serve ${name}.`, {
      code: 'errors.wrongChainEndpoint',
      values: { network: name },
    });
  }
}
