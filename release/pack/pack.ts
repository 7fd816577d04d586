import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Block, CAREncoderStream, createDirectoryEncoderStream } from 'ipfs-car';
import { filesIn } from '../files';

/** A folder as one content-addressed archive, and its address, a CIDv1 in base 32. */
export type Packed = { readonly cid: string; readonly car: Uint8Array };

/** Packs the files of a folder. The same files make the same bytes on every machine. */
export async function pack(folder: string): Promise<Packed> {
  const files = await Promise.all(
    (await filesIn(folder)).map(async (name) => {
      const content = new Blob([await readFile(join(folder, name))]);
      return { name, stream: () => content.stream() };
    }),
  );
  const blocks = await all(createDirectoryEncoderStream(files));
  const root = blocks.at(-1);
  if (root === undefined) throw new NothingPackedError(folder);
  // Files with the same content share a block.
  const distinct = new Map(blocks.map((block) => [block.cid.toString(), block]));
  const stream = streamOf([...distinct.values()]).pipeThrough(new CAREncoderStream([root.cid]));
  const car = new Uint8Array(await new Response(stream).arrayBuffer());
  return { cid: root.cid.toString(), car };
}

async function all(stream: ReadableStream<Block>): Promise<readonly Block[]> {
  const blocks: Block[] = [];
  await stream.pipeTo(new WritableStream({ write: (block) => void blocks.push(block) }));
  return blocks;
}

function streamOf(blocks: readonly Block[]): ReadableStream<Block> {
  return new ReadableStream({
    start: (controller) => {
      for (const block of blocks) controller.enqueue(block);
      controller.close();
    },
  });
}

class NothingPackedError extends Error {
  override readonly name = 'NothingPackedError';

  constructor(folder: string) {
    super(`There is nothing to pack in ${folder}.`);
  }
}
