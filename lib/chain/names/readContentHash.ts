import { decodeAbiParameters, encodeFunctionData, type Hex } from 'viem';
import { nameResolverAbi } from '@/lib/chain/contracts/abis/nameResolver';
import { resolverOf } from './registry';

const BYTES = [{ type: 'bytes' }] as const;

/**
 * The content hash of a name (ENSIP-7), undecoded: where its website or its file is. Undefined when
 * its resolver has none, or answers with something else.
 *
 * @param ethereumRpc - The endpoint to ask. It must prove to be on Ethereum.
 * @throws {NamesNotConfiguredError} {InvalidNameError} {UnknownNameError}
 * {NamesUnreachableError} as {@link resolverOf} does.
 */
export async function readContentHash(
  name: string,
  ethereumRpc: string | undefined,
): Promise<Hex | undefined> {
  const { node, ask } = await resolverOf(name, ethereumRpc);
  const [answer = '0x'] = await ask([
    encodeFunctionData({ abi: nameResolverAbi, functionName: 'contenthash', args: [node] }),
  ]);
  try {
    const [hash] = decodeAbiParameters(BYTES, answer);
    return hash === '0x' ? undefined : hash;
  } catch {
    return undefined;
  }
}
