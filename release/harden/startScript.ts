import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { tradeBases } from '@/lib/base/tokens/bases';
import { EXCHANGE_ADDRESSES, PAIR_INIT_CODE_HASH } from '@/lib/chain/contracts/addresses';
import type { SwapContracts } from '../firstBatch/swapReads';

/** The script that runs before the first paint. The development server serves it as a file. */
export const THEME = 'theme.js';

/** The documents whose address can name the reads of a quote. */
const SWAP = /^swap\/index\.html$/;

/** The inline script of a document, by its path in the site. */
export type StartScript = (file: string) => string;

/**
 * The inline scripts: the guard, then what the first paint needs, then the first requests to the
 * network.
 */
export async function startScripts(): Promise<StartScript> {
  const [plain, swap] = await Promise.all([scriptWith('plain'), scriptWith('swap')]);
  return (file) => (SWAP.test(file) ? swap : plain);
}

async function scriptWith(firstBatch: 'plain' | 'swap'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [
      pathOf('../guard/guard.ts'),
      pathOf(`../../public/${THEME}`),
      pathOf(`../firstBatch/${firstBatch}.ts`),
    ],
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { SWAP_CONTRACTS: JSON.stringify(swapContracts()) },
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

/** What the script of a swap knows about each chain. */
export function swapContracts(): Readonly<Record<ChainId, SwapContracts>> {
  return { 43114: swapContractsOn(43114), 43113: swapContractsOn(43113) };
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
