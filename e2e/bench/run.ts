// Runs all benchmarks, one after the other, and fails at the end if one of them has failed.
import { spawnSync } from 'node:child_process';

const BENCHES = [
  'lib/exchange/trade/bestTrade.bench.ts',
  'lib/chain/reads/chainReader.bench.ts',
  'e2e/bench/load.bench.ts',
  'e2e/bench/firstFigure.bench.ts',
  'e2e/bench/longList.bench.ts',
  'e2e/bench/farmList.bench.ts',
  'e2e/bench/accountPanel.bench.ts',
];

const failed = BENCHES.filter((bench) => {
  console.log(`\n${bench}`);
  return spawnSync('tsx', [bench], { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) console.error(`\nPast a limit:\n${failed.join('\n')}`);
process.exit(failed.length === 0 ? 0 : 1);
