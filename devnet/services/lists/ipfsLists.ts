import { type Block, createDirectoryEncoderStream } from 'ipfs-car';
import { listDocument, madeUpTokens } from './document';
import { PUBLIC_LISTS } from './publicLists';

/** A folder on the local IPFS with lists and a logo, and its blocks by CID. */
export type IpfsLists = {
  /** The CID of the folder. */
  readonly cid: string;
  /** The CID of the file `list.json` in it. */
  readonly listCid: string;
  readonly blocks: ReadonlyMap<string, Uint8Array>;
};

/** The files of the folder: a list in one block, and a list that is split into several. */
export const IPFS_LISTS = {
  'list.json': { ...PUBLIC_LISTS['aeb.tokenlist.json'], name: 'AEB on IPFS' },
  'large.json': listDocument('Large on IPFS', madeUpTokens('large', 9_000)),
} as const;

/** A yellow picture of one pixel: `logo.png` in the folder. */
export const LOGO_FILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4f4IBAASRAcjyuzl2AAAAAElFTkSuQmCC',
  'base64',
);

/** A file's bytes: a buffer as it is, anything else as JSON. */
export function fileOf(content: unknown): Buffer<ArrayBuffer> {
  return Buffer.isBuffer(content) ? Buffer.from(content) : Buffer.from(JSON.stringify(content));
}

/** Packs the lists and the logo into blocks. */
export function packLists(): Promise<IpfsLists> {
  return packFolder({ ...IPFS_LISTS, 'logo.png': LOGO_FILE });
}

/** Packs a folder into blocks, as IPFS clients do. Its files are written by {@link fileOf}. */
export async function packFolder(folder: Readonly<Record<string, unknown>>): Promise<IpfsLists> {
  const files = Object.entries(folder).map(([name, content]) => ({
    name,
    stream: () => new Blob([fileOf(content)]).stream(),
  }));
  const blocks = new Map<string, Uint8Array>();
  const cids: string[] = [];
  const collect = ({ cid, bytes }: Block) => {
    blocks.set(cid.toString(), bytes);
    cids.push(cid.toString());
  };
  await createDirectoryEncoderStream(files).pipeTo(new WritableStream({ write: collect }));
  const [listCid = '', cid = ''] = [cids[0], cids.at(-1)];
  return { cid, listCid, blocks };
}
