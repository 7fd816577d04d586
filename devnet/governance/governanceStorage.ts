import {
  type Address,
  encodeAbiParameters,
  type Hex,
  keccak256,
  numberToHex,
  parseAbiParameters,
} from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { Chain } from '../node/chain';
import type { ProposedCall } from './proposedCalls';

type GovernedChain = Pick<Chain, 'client'>;

const { governor, timelock } = EXCHANGE_ADDRESSES[43114];

/** Where GovernorAlpha stores how many proposals there are. */
const COUNT_SLOT = 3n;
/** Where GovernorAlpha stores its proposals by id, and where in a proposal its times are. */
const PROPOSALS_SLOT = 4n;
const TIME_OFFSETS = { eta: 2n, startTime: 7n, endTime: 8n } as const;
/** Where the timelock stores, by the hash of a call, whether it is queued. */
const QUEUED_SLOT = 3n;

const KEY = parseAbiParameters('bytes32, uint256');
const QUEUED_CALL = parseAbiParameters(
  'address target, uint256 value, string signature, bytes data, uint256 eta',
);

/** Changes how many proposals the governor reports. */
export function storeCount(chain: GovernedChain, count: bigint): Promise<void> {
  const slot = numberToHex(COUNT_SLOT, { size: 32 });
  return store(chain, governor, { slot, value: count });
}

/** Changes a time of a proposal in the governor, in seconds. */
export function storeTime(
  chain: GovernedChain,
  id: bigint,
  time: { readonly name: keyof typeof TIME_OFFSETS; readonly seconds: bigint },
): Promise<void> {
  const proposal = BigInt(slotOf(numberToHex(id, { size: 32 }), PROPOSALS_SLOT));
  const slot = numberToHex(proposal + TIME_OFFSETS[time.name], { size: 32 });
  return store(chain, governor, { slot, value: time.seconds });
}

/** Changes whether the timelock has a call in its queue for a time, in seconds. */
export function storeQueued(
  chain: GovernedChain,
  { target, value, signature, data }: ProposedCall,
  { eta, isQueued }: { readonly eta: bigint; readonly isQueued: boolean },
): Promise<void> {
  const hash = keccak256(encodeAbiParameters(QUEUED_CALL, [target, value, signature, data, eta]));
  const slot = slotOf(hash, QUEUED_SLOT);
  return store(chain, timelock, { slot, value: isQueued ? 1n : 0n });
}

/** The slot of a key in a mapping, as Solidity defines it. */
function slotOf(key: Hex, mapping: bigint): Hex {
  return keccak256(encodeAbiParameters(KEY, [key, mapping]));
}

function store(
  { client }: GovernedChain,
  address: Address,
  { slot, value }: { readonly slot: Hex; readonly value: bigint },
): Promise<void> {
  return client.setStorageAt({ address, index: slot, value: numberToHex(value, { size: 32 }) });
}
