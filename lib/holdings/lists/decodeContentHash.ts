import { varint } from 'multiformats';
import { CID } from 'multiformats/cid';
import { type Hex, hexToBytes } from 'viem';
import { UnknownCodecError, UnreadableContentHashError } from './listErrors';

/** The supported codecs of content hashes. */
const CODECS: ReadonlyMap<number, 'ipfs' | 'ipns'> = new Map([
  [0xe3, 'ipfs'],
  [0xe5, 'ipns'],
]);

type ContentHash = { readonly codec: 'ipfs' | 'ipns'; readonly cid: CID };

/**
 * The network and the content that a content hash (ENSIP-7) names.
 *
 * @throws {UnknownCodecError} when the content is on another network, such as Swarm.
 * @throws {UnreadableContentHashError} when the content hash is malformed.
 */
export function decodeContentHash(hash: Hex): ContentHash {
  try {
    const bytes = hexToBytes(hash);
    const [code, length] = varint.decode(bytes);
    const codec = CODECS.get(code);
    if (codec === undefined) throw new UnknownCodecError();
    return { codec, cid: CID.decode(bytes.subarray(length)) };
  } catch (cause) {
    if (cause instanceof UnknownCodecError) throw cause;
    throw new UnreadableContentHashError(hash, cause);
  }
}
