import { base36 } from 'multiformats/bases/base36';
import { readContentHash } from '@/lib/chain/names/readContentHash';
import { decodeContentHash } from './decodeContentHash';
import { UnresolvedListNameError } from './listErrors';
import type { ListSource } from './listUrl';

/** The identity hash: the bytes are the DNS name itself. */
const IDENTITY = 0;
/** The codec of an IPNS public key, which uses the identity hash as well when it is short. */
const LIBP2P_KEY = 0x72;

type EnsSource = Extract<ListSource, { readonly type: 'ens' }>;

/**
 * The source that the content hash of a list's ENS name points to.
 *
 * @throws {UnresolvedListNameError} when the name has no content hash, or the lookup failed.
 * @throws {UnknownCodecError} {UnreadableContentHashError} as {@link decodeContentHash} does.
 */
export async function resolveEnsSource(
  { name, path }: EnsSource,
  ethereumRpc: string | undefined,
): Promise<Exclude<ListSource, EnsSource>> {
  const hash = await readContentHash(name, ethereumRpc).catch((cause: unknown) => {
    throw new UnresolvedListNameError(name, cause);
  });
  if (hash === undefined) throw new UnresolvedListNameError(name);
  const { codec, cid } = decodeContentHash(hash);
  if (codec === 'ipfs') return { type: 'ipfs', cid: cid.toString(), path };
  const isDnsName = cid.multihash.code === IDENTITY && cid.code !== LIBP2P_KEY;
  return {
    type: 'ipns',
    name: isDnsName ? new TextDecoder().decode(cid.multihash.digest) : cid.toString(base36),
    path,
  };
}
