import type { Hex } from 'viem';
import type { DevnetChain } from '@/devnet/devnet';
import { type ListDocument, listDocument, madeUpTokens } from '@/devnet/services/lists/document';

const AT_ONCE = 500;
/** Every so many tokens, the account has a balance, which changes in each block. */
const HELD_EVERY = 100;
/** Code that answers every call with 0: PUSH1 32, PUSH0, RETURN. */
const NOTHING: Hex = '0x60205ff3';
/** Code that answers every call with the block's number: NUMBER, PUSH0, MSTORE, ... */
const BLOCK_NUMBER: Hex = '0x435f5260205ff3';

/** A list whose tokens have contracts. The account holds a hundredth of them. */
export async function placeList({ client }: DevnetChain, count: number): Promise<ListDocument> {
  const tokens = madeUpTokens('long', count);
  for (let start = 0; start < count; start += AT_ONCE)
    await Promise.all(
      tokens.slice(start, start + AT_ONCE).map(({ address }, index) =>
        client.setCode({
          address: address as Hex,
          bytecode: index % HELD_EVERY === 0 ? BLOCK_NUMBER : NOTHING,
        }),
      ),
    );
  return listDocument('Long', tokens);
}
