import { CID } from 'multiformats/cid';
import { type Block, readBlock } from './block';
import type { Gateways } from './gateways';

const MAX_BYTES = 2_000_000;
/** Files are cut into blocks of 256 KiB or more; this is enough for blocks of 16 KiB. */
const MAX_BLOCKS = 150;

/** A file of IPFS. Each of its blocks hashes to its CID. */
export type VerifiedFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The CID that was asked for; the file may be at a path below it. */
  readonly cid: string;
  /** The gateway of the last block. */
  readonly gateway: string;
};

/**
 * Reads a file through gateways, block by block, with every block checked against its CID, from
 * that of the root to those of the file's parts. The limits are 2 MB and 150 blocks.
 *
 * Folders that are so large that they are sharded are not read, nor symbolic links.
 *
 * @param root - A CID of any version, in base 32, 36 or 58.
 * @param path - The names of folders and file below the root.
 */
export async function readFile(
  root: string,
  path: readonly string[],
  gateways: Gateways,
): Promise<VerifiedFile> {
  let read = 0;
  let gateway = '';
  const blockAt = async (cid: CID): Promise<Block> => {
    read += 1;
    if (read > MAX_BLOCKS) throw new TooLargeFileError();
    const answer = await readBlock(cid, gateways);
    gateway = answer.gateway;
    return answer.block;
  };

  let cid = CID.parse(root);
  for (const name of path) cid = linked(await blockAt(cid), name);

  const parts: Uint8Array[] = [];
  let length = 0;
  const collect = async (part: CID): Promise<void> => {
    const block = await blockAt(part);
    if (block.type === 'folder') throw new NoSuchFileError(path);
    length += block.data.length;
    if (length > MAX_BYTES) throw new TooLargeFileError();
    parts.push(block.data);
    for (const { Hash } of block.links) await collect(Hash);
  };
  await collect(cid);
  const bytes = new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
  return { bytes, cid: root, gateway };
}

function linked(block: Block, name: string): CID {
  const link = block.type === 'folder' && block.links.find(({ Name }) => Name === name);
  if (!link) throw new NoSuchFileError([name]);
  return link.Hash;
}

/** The file is larger than a list may be. */
class TooLargeFileError extends Error {
  override readonly name = 'TooLargeFileError';
}

/** The path leads to no file. */
class NoSuchFileError extends Error {
  override readonly name = 'NoSuchFileError';

  constructor(path: readonly string[]) {
    super(`There is no file ${path.join('/')}.`);
  }
}
