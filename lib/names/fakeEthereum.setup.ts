import { type Address, type Hex, isAddressEqual, numberToHex, pad } from 'viem';
import { namehash } from 'viem/ens';
import type { FakeAnswer, SentRequest } from '@/lib/rpc/fakeFetch.setup';
import { wiresOf } from '@/lib/rpc/fakeNode.setup';
import { NAME_REGISTRY } from './resolve';

/** The resolver of all names that the fake registry knows. */
const RESOLVER = '0x4976fb03C32e5B8cfe2b6cCB31c09Ba78EBaBa41';

/** The selectors of EIP-137. */
const RESOLVER_OF = '0x0178b8bf';
const ADDRESS_OF = '0x3b3b57de';

const REVERT = { code: 3, message: 'execution reverted', data: '0x556f1830' };

/** The resolver's answer for the address of a name, or a revert. */
type NameAnswer = Address | Hex | 'revert';

/** An endpoint of Ethereum whose registry has these names. */
export function fakeEthereum(
  names: Readonly<Record<string, NameAnswer>>,
  chainId = 1,
): (request: SentRequest) => FakeAnswer {
  const answers = Object.entries(names).map(([name, answer]) => [namehash(name), answer] as const);

  const outcome = (method: string, params: unknown) => {
    if (method === 'eth_chainId') return { result: numberToHex(chainId) };
    const [{ to, data }] = Array.isArray(params) ? params : [];
    const answer = answers.find(([node]) => data.endsWith(node.slice(2)))?.[1];
    if (isAddressEqual(to, NAME_REGISTRY) && data.startsWith(RESOLVER_OF))
      return { result: pad(answer === undefined ? '0x' : RESOLVER) };
    if (!isAddressEqual(to, RESOLVER) || !data.startsWith(ADDRESS_OF)) return { result: '0x' };
    if (answer === 'revert') return { error: REVERT };
    return { result: answer?.length === 42 ? pad(answer) : answer };
  };
  return ({ body }) => ({
    body: JSON.stringify(
      wiresOf(body).map(({ id, method, params }) => ({ id, ...outcome(method, params) })),
    ),
  });
}
