import { concat, encodeEventTopics, type Hex, numberToHex, parseAbi } from 'viem';
import type { Both } from '@/lib/exchange/market/pairEvent';

const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Sync(uint112, uint112)',
  'event Mint(address indexed sender, uint256, uint256)',
  'event Burn(address indexed sender, uint256, uint256, address indexed to)',
]);

type Removal = { readonly sender: Hex; readonly to: Hex };
type Topics = ReturnType<typeof encodeEventTopics>;

function log(address: Hex, topics: Topics, data: readonly bigint[]) {
  return {
    address,
    topics: topics.flatMap((topic) => (typeof topic === 'string' ? [topic] : [])),
    data: concat(data.map((value) => numberToHex(value, { size: 32 }))),
  };
}

/** A transfer of a token, as its contract logs it. */
export const transferLog = (token: Hex, from: Hex, to: Hex, value: bigint) =>
  log(token, encodeEventTopics({ abi, eventName: 'Transfer', args: { from, to } }), [value]);
/** The reserves of a pair after a change, as it logs them. */
export const syncLog = (pair: Hex, [a, b]: Both) =>
  log(pair, encodeEventTopics({ abi, eventName: 'Sync' }), [a, b]);
/** What was added to a pair, as it logs it. */
export const mintLog = (pair: Hex, sender: Hex, [a, b]: Both) =>
  log(pair, encodeEventTopics({ abi, eventName: 'Mint', args: { sender } }), [a, b]);
/** What was removed from a pair by an account, as it logs it. */
export const burnLog = (pair: Hex, { sender, to }: Removal, [a, b]: Both) =>
  log(pair, encodeEventTopics({ abi, eventName: 'Burn', args: { sender, to } }), [a, b]);
