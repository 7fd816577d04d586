import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE } from '@/e2e/setup/hosts';
import { expect } from '@/e2e/test';
import type { CALLS } from '@/lib/exchange/tokenProbe/probeRequest';
import { SIMULATOR_CODE } from '@/lib/transactions/simulation/simulatorCode';
import preview from '@/messages/en/preview.json' with { type: 'json' };
import tokenProbe from '@/messages/en/tokenProbe.json' with { type: 'json' };
import { filesIn } from '@/release/files';

/** What the scripts that simulate, and those that show the result, contain. */
const OF_SIMULATION = [
  SIMULATOR_CODE.slice(0, 200),
  'approveBase' satisfies keyof typeof CALLS,
  preview.title,
  preview.accept,
  tokenProbe.limitsIntro,
];

/** Expects that scripts contain nothing of the simulation, the probe and their messages. */
export async function expectNothingOfSimulation(scripts: readonly string[]): Promise<void> {
  const chunks = (await filesIn(SITE)).filter((file) => file.endsWith('.js'));
  const all = await Promise.all(chunks.map((file) => readFile(join(SITE, file), 'utf8')));
  for (const part of OF_SIMULATION) {
    expect(
      all.filter((script) => script.includes(part)),
      `${part} in the site`,
    ).not.toEqual([]);
    const early = scripts.filter((script) => script.includes(part));
    expect(
      early.map((script) => script.slice(0, 100)),
      part,
    ).toEqual([]);
  }
}
