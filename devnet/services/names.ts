import { CID } from 'multiformats/cid';
import {
  type Address,
  bytesToHex,
  concat,
  encodeAbiParameters,
  type Hex,
  namehash,
  parseAbiParameters,
  size,
  stringToHex,
  toHex,
  zeroAddress,
} from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { nameResolverSeedAbi } from '@/devnet/contracts/abis';
import { type CreationCodes, codeOf } from '@/devnet/contracts/compile';
import { placeContract } from '@/devnet/contracts/placeContract';
import type { ChainClient } from '@/devnet/node/chain';
import { transact } from '@/devnet/node/transact';
import { NAME_REGISTRY } from '@/lib/chain/names/registry';

/** Ethereum's own chain id. Names are looked up there. */
export const NAMES_CHAIN_ID = 1;

/** The resolver of the seeded names. */
const RESOLVER: Address = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63';

type SeededName = {
  readonly name: string;
  /** The zero address means that the name has no address. */
  readonly address: Address;
  /** The address on Avalanche, if the name has one of its own. */
  readonly avalanche?: Address;
  /** The URL that the resolver returns instead of an answer (EIP-3668). */
  readonly elsewhere?: string;
  /** The content hash of the name (ENSIP-7). */
  readonly content?: Hex;
};

/** The codec of IPFS in a content hash. */
const IPFS = '0xe301';

/** IPNS in a content hash, with a DNS name that follows as its length and its bytes. */
const IPNS_OF_DNS = '0xe501017000';
const LISTS_NAME = stringToHex('lists.example');

/** The names of the practice exchange, with a folder of lists on its IPFS. */
const seededNames = (listsCid: string): readonly SeededName[] => [
  { name: 'friend.eth', address: ACCOUNTS.second },
  { name: 'both.eth', address: ACCOUNTS.empty, avalanche: ACCOUNTS.second },
  { name: 'nobody.eth', address: zeroAddress },
  { name: 'elsewhere.eth', address: zeroAddress, elsewhere: 'https://names.example/{data}' },
  {
    name: 'lists.eth',
    address: zeroAddress,
    content: ipfsContentHash(listsCid),
  },
  // The IPNS name lists.example.
  {
    name: 'moving.eth',
    address: zeroAddress,
    content: concat([IPNS_OF_DNS, toHex(size(LISTS_NAME), { size: 1 }), LISTS_NAME]),
  },
  // Content on Swarm, and two malformed content hashes.
  { name: 'swarm.eth', address: zeroAddress, content: `0xe40101fa011b20${'ab'.repeat(32)}` },
  { name: 'broken.eth', address: zeroAddress, content: '0xe3010170' },
  { name: 'noise.eth', address: zeroAddress, content: '0xff' },
];

function ipfsContentHash(cid: string): Hex {
  return concat([IPFS, bytesToHex(CID.parse(cid).bytes)]);
}

const REGISTRY_PARAMETERS = parseAbiParameters('bytes32[], address');
const RESOLVER_PARAMETERS = parseAbiParameters([
  'Record[]',
  'struct Record { bytes32 node; address addr; bytes avalanche; string elsewhere; bytes contenthash; }',
]);

/**
 * Deploys the name registry at its production address, with a few names in it.
 *
 * @param listsCid - The folder of lists that `lists.eth` points to.
 */
export async function placeNames(
  client: ChainClient,
  codes: CreationCodes,
  listsCid: string,
): Promise<void> {
  const deployer = ACCOUNTS.deployer;
  const records = seededNames(listsCid).map(
    ({ name, address, avalanche = '0x' as const, elsewhere = '', content = '0x' as const }) => ({
      node: namehash(name),
      addr: address,
      avalanche,
      elsewhere,
      contenthash: content,
    }),
  );
  const nodes = records.map(({ node }) => node);
  await placeContract(client, {
    address: NAME_REGISTRY,
    creationCode: codeOf(codes, 'NameRegistry'),
    constructorArgs: encodeAbiParameters(REGISTRY_PARAMETERS, [nodes, RESOLVER]),
    deployer,
  });
  await placeContract(client, {
    address: RESOLVER,
    creationCode: codeOf(codes, 'NameResolver'),
    constructorArgs: encodeAbiParameters(RESOLVER_PARAMETERS, [records]),
    deployer,
  });
}

/** Changes the content hash of a name to a folder or file on IPFS; undefined removes it. */
export function pointName(
  client: ChainClient,
  name: string,
  cid: string | undefined,
): Promise<void> {
  return transact(client, ACCOUNTS.deployer, {
    address: RESOLVER,
    abi: nameResolverSeedAbi,
    functionName: 'setContenthash',
    args: [namehash(name), cid === undefined ? '0x' : ipfsContentHash(cid)],
  });
}
