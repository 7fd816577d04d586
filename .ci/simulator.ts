// Compiles lib/transactions/simulation/Simulator.sol into
// lib/transactions/simulation/simulatorCode.ts: `npm run simulator`. With `--check` it writes
// nothing and exits with 1 if that file differs from the compiled source.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSolc } from '../devnet/contracts/solc';

const FOLDER = 'lib/transactions/simulation';
const SOURCE = 'Simulator.sol';
const TARGET = join(FOLDER, 'simulatorCode.ts');

async function generated(): Promise<string> {
  const content = readFileSync(join(FOLDER, SOURCE), 'utf8');
  const { Simulator } = await runSolc(
    { [SOURCE]: { content } },
    {
      // An endpoint's node may be old: use no newer opcode.
      evmVersion: 'paris',
      viaIR: false,
      optimizer: { enabled: true, runs: 1 },
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: { '*': { '*': ['abi', 'evm.deployedBytecode.object'] } },
    },
  );
  const abi = Simulator?.abi?.filter(isSimulate);
  if (abi?.length !== 1) throw new Error(`${SOURCE} has no single function named simulate.`);
  return `// Written by \`npm run simulator\` from ${SOURCE}.
// biome-ignore format: generated
export const simulatorAbi = ${JSON.stringify(abi)} as const;

/** The simulator's code as a contract has it. */
// biome-ignore format: generated
export const SIMULATOR_CODE = '0x${Simulator?.evm?.deployedBytecode?.object}';
`;
}

function isSimulate(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'name' in item && item.name === 'simulate';
}

const text = await generated();
if (!process.argv.includes('--check')) writeFileSync(TARGET, text);
else if (readFileSync(TARGET, 'utf8') !== text) {
  console.error(`${TARGET} is not what ${SOURCE} compiles to. Run \`npm run simulator\`.`);
  process.exitCode = 1;
}
