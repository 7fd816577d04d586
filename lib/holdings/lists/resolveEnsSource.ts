import { varint } from 'multiformats';
import { base36 } from 'multiformats/bases/base36';
import { CID } from 'multiformats/cid';
import { type Hex, hexToBytes } from 'viem';
import { readContentHash } from '@/lib/chain/names/readContentHash';
import {
  UnknownCodecError,
  UnreadableContentHashError,
  UnresolvedListNameError,
} from './listErrors';
import type { ListSource } from './listUrl';

/** The supported codecs of content hashes. */
const IPFS = 0xe3;
const IPNS = 0xe5;
/** The identity hash: the bytes are the DNS name itself. */
const IDENTITY = 0;
/** The codec of an IPNS public key, which uses the identity hash as well when it is short. */
const LIBP2P_KEY = 0x72;

type EnsSource = Extract<ListSource, { readonly type: 'ens' }>;

/**
 * The source that the content hash of a list's ENS name points to.
 *
 * @throws {UnresolvedListNameError} when the name has no content hash, or the lookup failed.
 * @throws {UnknownCodecError} when the content is on another network, such as Swarm.
 * @throws {UnreadableContentHashError} when the content hash is malformed.
 */
export async function resolveEnsSource(
  { name, path }: EnsSource,
  ethereumRpc: string | undefined,
): Promise<Exclude<ListSource, EnsSource>> {
  const hash = await readContentHash(name, ethereumRpc).catch((cause: unknown) => {
    throw new UnresolvedListNameError(name, cause);
  });
  if (hash === undefined) throw new UnresolvedListNameError(name);
  const { codec, cid } = decoded(hash);
  if (codec === IPFS) return { type: 'ipfs', cid: cid.toString(), path };
  const isDnsName = cid.multihash.code === IDENTITY && cid.code !== LIBP2P_KEY;
  return {
    type: 'ipns',
    name: isDnsName ? new TextDecoder().decode(cid.multihash.digest) : cid.toString(base36),
    path,
  };
}

function decoded(hash: Hex): { readonly codec: number; readonly cid: CID } {
  const isKnown = (codec: number) => codec === IPFS || codec === IPNS;
  try {
    const bytes = hexToBytes(hash);
    const [codec, length] = varint.decode(bytes);
    if (!isKnown(codec)) throw new UnknownCodecError();
    return { codec, cid: CID.decode(bytes.subarray(length)) };
  } catch (cause) {
    if (cause instanceof UnknownCodecError) throw cause;
    throw new UnreadableContentHashError(hash, cause);
  }
}
