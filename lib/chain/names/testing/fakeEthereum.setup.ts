import {
  type Address,
  encodeAbiParameters,
  type Hex,
  isAddressEqual,
  numberToHex,
  pad,
} from 'viem';
import { namehash } from 'viem/ens';
import { NAME_REGISTRY } from '@/lib/chain/names/registry';
import type { FakeAnswer, SentRequest } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { responsesTo } from '@/lib/chain/rpc/testing/fakeNode.setup';

/** The resolver of all names that the fake registry knows. */
const RESOLVER = '0x4976fb03C32e5B8cfe2b6cCB31c09Ba78EBaBa41';

/** The selectors of EIP-137, of EIP-2304 with a coin type, and of ENSIP-7. */
const RESOLVER_OF = '0x0178b8bf';
const ADDRESS_OF = '0x3b3b57de';
const ADDRESS_ON_CHAIN = '0xf1cb7e06';
const CONTENT_OF = '0xbc1c58d1';

/** 0x80000000 | 43114, as an argument. */
const AVALANCHE = pad('0x8000a86a').slice(2);

const REVERT = { code: 3, message: 'execution reverted', data: '0x556f1830' };

/** The resolver's answer for the address of a name, or a revert. */
type Answer = Address | Hex | 'revert';

/** One answer is that for Ethereum, from a resolver that knows no other chain. */
type NameAnswer =
  | Answer
  | { readonly ethereum: Answer; readonly avalanche: Answer }
  | { readonly content: Hex };

/** An endpoint of Ethereum whose registry has these names. */
export function fakeEthereum(
  names: Readonly<Record<string, NameAnswer>>,
  chainId = 1,
): (request: SentRequest) => FakeAnswer {
  const answers = Object.entries(names).map(([name, answer]) => [namehash(name), answer] as const);

  const outcome = (method: string, params: unknown) => {
    if (method === 'eth_chainId') return { result: numberToHex(chainId) };
    const [{ to, data }] = Array.isArray(params) ? params : [];
    const known = answers.find(([node]) => data.slice(10, 74) === node.slice(2))?.[1];
    if (isAddressEqual(to, NAME_REGISTRY) && data.startsWith(RESOLVER_OF))
      return { result: pad(known === undefined ? '0x' : RESOLVER) };
    if (!isAddressEqual(to, RESOLVER) || known === undefined) return { result: '0x' };
    if (typeof known === 'object' && 'content' in known)
      return data.startsWith(CONTENT_OF) ? bytesOutcome(known.content) : { result: '0x' };
    const { ethereum, avalanche } =
      typeof known === 'object' ? known : { ethereum: known, avalanche: 'revert' as const };
    if (data.startsWith(ADDRESS_ON_CHAIN) && data.endsWith(AVALANCHE))
      return addressBytesOutcome(avalanche);
    return data.startsWith(ADDRESS_OF) ? outcomeOf(ethereum) : { result: '0x' };
  };
  return ({ body }) =>
    responsesTo(body, ({ id, method, params }) => ({ id, ...outcome(method, params) }));
}

function outcomeOf(answer: Answer) {
  if (answer === 'revert') return { error: REVERT };
  return { result: answer.length === 42 ? pad(answer as Hex) : answer };
}

/** An address as the bytes that a resolver keeps for another chain; anything else as it is. */
function addressBytesOutcome(answer: Answer) {
  return answer === 'revert' || answer.length !== 42 ? outcomeOf(answer) : bytesOutcome(answer);
}

function bytesOutcome(bytes: Hex) {
  return { result: encodeAbiParameters([{ type: 'bytes' }], [bytes]) };
}
