import { CID } from 'multiformats/cid';
import { joinedBytes } from '@/lib/base/http/joinedBytes';
import { type Block, readBlock } from './block';
import type { Gateways } from './gateways';

/** A folder on the way to the file may be larger than the file. */
const MAX_FOLDER_BYTES = 2_000_000;
/** Files are cut into blocks of 256 KiB or more, so those of 16 KiB are small. */
const SMALL_BLOCK_BYTES = 16_384;
/** The blocks of folders, and those that only name other blocks. */
const OTHER_BLOCKS = 28;
/** The overhead of a file's block: the CIDs and sizes of other blocks. */
const MAX_LINKS_BYTES = 10_000;

/**
 * Reads a file through gateways, block by block, and checks each block against its CID. A file that
 * is too large, or has too many blocks, is rejected before all of it is downloaded.
 *
 * Sharded folders and symbolic links are not supported.
 *
 * @param root - A CID of any version, in base 32, 36 or 58.
 * @param path - The names of folders and file below the root.
 * @param maxBytes - The most bytes of the file.
 */
export async function readFile(
  root: string,
  path: readonly string[],
  gateways: Gateways,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const maxBlocks = OTHER_BLOCKS + Math.ceil(maxBytes / SMALL_BLOCK_BYTES);
  let read = 0;
  const blockAt = async (cid: CID, maxBlockBytes: number): Promise<Block> => {
    read += 1;
    if (read > maxBlocks) throw new TooLargeFileError();
    return readBlock(cid, gateways, maxBlockBytes);
  };

  let cid = CID.parse(root);
  for (const name of path) cid = linked(await blockAt(cid, MAX_FOLDER_BYTES), name);

  const parts: Uint8Array[] = [];
  let length = 0;
  const collect = async (part: CID): Promise<void> => {
    const block = await blockAt(part, maxBytes - length + MAX_LINKS_BYTES);
    if (block.type === 'folder') throw new NoSuchFileError(path);
    length += block.data.length;
    if (length > maxBytes) throw new TooLargeFileError();
    parts.push(block.data);
    for (const { Hash } of block.links) await collect(Hash);
  };
  await collect(cid);
  return joinedBytes(parts, length);
}

function linked(block: Block, name: string): CID {
  const link = block.type === 'folder' && block.links.find(({ Name }) => Name === name);
  if (!link) throw new NoSuchFileError([name]);
  return link.Hash;
}

/** The file is larger than allowed. */
class TooLargeFileError extends Error {
  override readonly name = 'TooLargeFileError';
}

/** There is no file at the path. */
class NoSuchFileError extends Error {
  override readonly name = 'NoSuchFileError';

  constructor(path: readonly string[]) {
    super(`There is no file ${path.join('/')}.`);
  }
}
