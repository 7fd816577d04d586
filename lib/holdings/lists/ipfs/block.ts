import { decode, type PBLink } from '@ipld/dag-pb';
import type { CID } from 'multiformats/cid';
import { sha256 } from 'multiformats/hashes/sha2';
import { decodeUnixFs } from './decodeUnixFs';
import type { Gateways } from './gateways';

const RAW = 0x55;
const DAG_PB = 0x70;
const MEDIA_TYPE = 'application/vnd.ipld.raw';

/** A block of IPFS: a part of a file, or a folder. */
export type Block =
  | { readonly type: 'file'; readonly data: Uint8Array; readonly links: readonly PBLink[] }
  | { readonly type: 'folder'; readonly links: readonly PBLink[] };

/**
 * Reads a block from the first gateway whose bytes hash to its CID.
 *
 * @param maxBytes - More than this is not downloaded.
 * @throws {UnreadableBlockError} for anything but files and plain folders, whose hash is SHA-256.
 */
export async function readBlock(cid: CID, gateways: Gateways, maxBytes: number): Promise<Block> {
  if (cid.multihash.code !== sha256.code) throw new UnreadableBlockError(cid);
  const verified = await gateways.ask({
    path: `/ipfs/${cid}?format=raw`,
    accept: MEDIA_TYPE,
    maxBytes,
    read: async (bytes) => {
      if (!(await hashesTo(bytes, cid))) throw new WrongBytesError(cid);
      return bytes;
    },
  });
  return parsed(cid, verified);
}

async function hashesTo(bytes: Uint8Array, { multihash }: CID): Promise<boolean> {
  const { digest } = await sha256.digest(bytes);
  const expected = multihash.digest;
  return digest.length === expected.length && digest.every((byte, at) => byte === expected[at]);
}

function parsed(cid: CID, bytes: Uint8Array): Block {
  if (cid.code === RAW) return { type: 'file', data: bytes, links: [] };
  if (cid.code !== DAG_PB) throw new UnreadableBlockError(cid);
  const { Data, Links: links } = decode(bytes);
  const { kind, data } = decodeUnixFs(Data ?? new Uint8Array());
  if (kind === 'other') throw new UnreadableBlockError(cid);
  return kind === 'folder' ? { type: 'folder', links } : { type: 'file', data, links };
}

/** A gateway's bytes do not match the CID. */
class WrongBytesError extends Error {
  override readonly name = 'WrongBytesError';

  constructor(cid: CID) {
    super(`The gateway's bytes do not hash to ${cid}.`);
  }
}

/** The kind of block is not supported: another codec or hash, or a very large folder. */
class UnreadableBlockError extends Error {
  override readonly name = 'UnreadableBlockError';

  constructor(cid: CID) {
    super(`The block ${cid} is of a kind that is not supported.`);
  }
}
