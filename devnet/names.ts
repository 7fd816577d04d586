import { type Address, encodeAbiParameters, namehash, parseAbiParameters, zeroAddress } from 'viem';
import { NAME_REGISTRY } from '@/lib/names/resolve';
import { ACCOUNTS } from './accounts';
import type { ChainClient } from './chain';
import { type CreationCodes, codeOf } from './compile';
import { placeContract } from './placeContract';

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
  /** The URL that the resolver returns in place of an answer. */
  readonly elsewhere?: string;
};

/** The names of the practice exchange. */
const SEEDED_NAMES: readonly SeededName[] = [
  { name: 'friend.eth', address: ACCOUNTS.second },
  { name: 'both.eth', address: ACCOUNTS.empty, avalanche: ACCOUNTS.second },
  { name: 'nobody.eth', address: zeroAddress },
  { name: 'elsewhere.eth', address: zeroAddress, elsewhere: 'https://names.example/{data}' },
];

const REGISTRY_PARAMETERS = parseAbiParameters('bytes32[], address');
const RESOLVER_PARAMETERS = parseAbiParameters([
  'Record[]',
  'struct Record { bytes32 node; address addr; bytes avalanche; string elsewhere; }',
]);

/** Deploys the name registry at its production address, with a few names in it. */
export async function placeNames(client: ChainClient, codes: CreationCodes): Promise<void> {
  const deployer = ACCOUNTS.deployer;
  const records = SEEDED_NAMES.map(
    ({ name, address, avalanche = '0x' as const, elsewhere = '' }) => ({
      node: namehash(name),
      addr: address,
      avalanche,
      elsewhere,
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
