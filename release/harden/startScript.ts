import { fileURLToPath } from 'node:url';
import { type JsMinifyOptions, minify } from '@swc/core';
import { build } from 'esbuild';
import type { Address } from 'viem';
import type { LanguageHashes } from '@/lib/base/i18n/languageFile';
import { type ChainId, perChain } from '@/lib/base/networks/network';
import { tradeBases } from '@/lib/base/tokens/baseTokens';
import { EXCHANGE_ADDRESSES, PAIR_INIT_CODE_HASH } from '@/lib/chain/contracts/addresses';
import type { SwapContracts } from '../firstBatch/swapReads';
import { documentReads } from './documentReads';
import { MINIFICATION } from './minifyScripts';

/** The script that runs before the first paint. The development server serves it as a file. */
export const THEME = 'theme.js';

/** The documents whose address can name the reads of a quote. */
const SWAP = /^swap\/index\.html$/;

/** Each document has the script, so that each byte of it counts. */
const SMALLEST: JsMinifyOptions = { ...MINIFICATION, compress: { passes: 3 } };

/**
 * The inline script of each document: the guard, then what the first paint needs, then the texts of
 * the user's language and the first requests to the network.
 *
 * @param files - The paths of the documents in the site.
 * @param languages - The languages that the site has files of.
 */
export async function startScripts(
  files: readonly string[],
  languages: LanguageHashes,
): Promise<ReadonlyMap<string, string>> {
  const built = new Map<string, Promise<string>>();
  const scriptOf = (file: string): Promise<string> => {
    const firstBatch = SWAP.test(file) ? 'swap' : 'usual';
    const reads = JSON.stringify(documentReads(file));
    const key = firstBatch + reads;
    const script = built.get(key) ?? scriptWith(firstBatch, { reads, languages });
    built.set(key, script);
    return script;
  };
  return new Map(
    await Promise.all(files.map(async (file) => [file, await scriptOf(file)] as const)),
  );
}

type Known = { readonly reads: string; readonly languages: LanguageHashes };

async function scriptWith(
  firstBatch: 'usual' | 'swap',
  { reads, languages }: Known,
): Promise<string> {
  const parts = [
    pathOf('../guard/guard.ts'),
    pathOf(`../../public/${THEME}`),
    pathOf('../languages/startLanguage.ts'),
    pathOf(`../firstBatch/${firstBatch}.ts`),
  ];
  const {
    outputFiles: [script],
  } = await build({
    // One bundle has what several parts import once. They run in this order.
    stdin: {
      contents: parts.map((part) => `import ${JSON.stringify(part)};`).join('\n'),
      resolveDir: pathOf('.'),
    },
    bundle: true,
    // Leaves out what no part runs. The minifier below makes the rest smaller than esbuild does.
    minifySyntax: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      SWAP_CONTRACTS: JSON.stringify(swapContracts()),
      DOCUMENT_READS: reads,
      LANGUAGE_HASHES: JSON.stringify(languages),
    },
  });
  const { code } = await minify(script?.text ?? '', SMALLEST);
  return code.trim();
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

/** What the script of a swap knows about each chain. */
export function swapContracts(): Readonly<Record<ChainId, SwapContracts>> {
  return perChain(swapContractsOn);
}

function swapContractsOn(chainId: ChainId): SwapContracts {
  const { factory, wavax } = EXCHANGE_ADDRESSES[chainId];
  return {
    factory: inLowerCase(factory),
    initCodeHash: PAIR_INIT_CODE_HASH,
    wavax: inLowerCase(wavax),
    bases: tradeBases(chainId).map(({ address }) => inLowerCase(address)),
  };
}

function inLowerCase(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`;
}
