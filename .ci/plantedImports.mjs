import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REWARD_ROOMS, ROOMS } from './layers.cjs';

/** The name of every folder with planted files; no other folder may have it. */
const PLANTED = 'plantedImports';
const REACHED = `${PLANTED}/reached.ts`;
const FORBIDDEN = `${PLANTED}/forbidden`;

/** A forbidden import for each rule: the rule, the file, and what it imports. */
const IMPORTS = [
  ...lineImports(ROOMS),
  ...lineImports(REWARD_ROOMS),
  ['every lib folder is a listed room', 'lib/base/json', `@/lib/${REACHED}`],
  ['no cycles', 'lib/base/json', `@/lib/base/json/${PLANTED}/cycle`],
  ['nothing imports app', 'components/ui', `@/app/${REACHED}`],
  ['nothing imports app', 'lib/site/navigation', `@/app/${REACHED}`],
  ['nothing imports app', 'e2e', `@/app/${REACHED}`],
  ['lib renders nothing', 'lib/site/overlays', `@/components/ui/${REACHED}`],
  ['a page names its screen', 'app', `@/lib/base/json/${REACHED}`],
  ['ui knows no domain', 'components/ui', `@/lib/base/json/${REACHED}`],
  ['ui knows no domain', 'components/ui', `@/components/parts/${REACHED}`],
  ['screens do not cross', 'components/features/swap', `@/components/features/send/${REACHED}`],
  ...['ui', 'frame/layout', 'parts', 'transactions'].map((part) => [
    'shared components know no screen',
    `components/${part}`,
    `@/components/features/send/${REACHED}`,
  ]),
  ...['features/swap', 'parts/png'].map((part) => [
    'screens, their parts and reviews know no frame',
    `components/${part}`,
    `@/components/frame/layout/${REACHED}`,
  ]),
  ...['react', 'next/navigation', 'next-intl', 'wagmi', 'zustand', 'jotai'].map((library) => [
    'pure lib files stay pure',
    'lib/holdings/wallet',
    library,
  ]),
  ['pure lib files stay pure', 'lib/holdings/wallet', `./usePlanted`],
  ['pure lib files stay pure', 'lib/holdings/wallet', `./store`],
  [
    'what builds a call never reaches what judges it',
    'lib/features/swap',
    `./toStatement`,
    'Calls.ts',
  ],
  [
    'what judges a call never reaches what builds it',
    'lib/features/swap',
    `./toCalls`,
    'Statement.ts',
  ],
  ...['Calls.ts', 'Statement.ts'].map((end) => [
    'what builds or judges a call never reaches a simulation',
    'lib/features/swap',
    `./toSimulation`,
    end,
  ]),
  ...['wagmi', 'zustand', 'viem/actions'].map((library) => [
    'components reach the chain through lib',
    'components/features/swap',
    library,
  ]),
  ...['devnet', 'release', 'e2e'].flatMap((folder) =>
    ['app', 'components/frame/layout', 'lib/base/json'].map((from) => [
      'the local exchange and the tests never ship',
      from,
      `@/${folder}/${REACHED}`,
    ]),
  ),
  ...['lib/base/json', 'components/frame/layout', 'e2e', 'release'].map((from) => [
    'licensed contract artifacts stay in the local exchange',
    from,
    '@pangolindex/exchange-contracts/package.json',
  ]),
  ...['app', 'components/frame/layout', 'lib/base/json'].map((from) => [
    'development packages never ship',
    from,
    'fast-check',
  ]),
].map(([rule, folder, imported, end = '.ts'], index) => ({
  rule,
  file: join(folder, `${FORBIDDEN}${index}${end}`),
  imported,
}));

/** For each room an import of the nearest room that it may not import: one next to it, or above. */
function lineImports(lines) {
  return lines.flatMap((line, index) =>
    line.map((room, place) => {
      const later = [...line.slice(place + 1), ...(lines[index + 1] ?? line)];
      const next = later.find((each) => each !== room);
      return [`lib/${room} imports only itself and earlier rooms`, `lib/${room}`, importOf(next)];
    }),
  );
}

function importOf(room) {
  return `@/lib/${room}/${REACHED}`;
}

/** The files that the forbidden imports lead to, with their texts. */
const NEEDED = {
  ...Object.fromEntries(
    [
      'app',
      'components/features/send',
      'components/frame/layout',
      'components/parts',
      'components/ui',
      'devnet',
      'e2e',
      'lib',
      'release',
      ...[...ROOMS, ...REWARD_ROOMS].flat().map((room) => `lib/${room}`),
    ].map((folder) => [join(folder, REACHED), 'export const a = 1;\n']),
  ),
  [`lib/holdings/wallet/${PLANTED}/usePlanted.ts`]: 'export const a = 1;\n',
  [`lib/holdings/wallet/${PLANTED}/store.ts`]: 'export const a = 1;\n',
  [`lib/features/swap/${PLANTED}/toStatement.ts`]: "import './reachedStatement';\n",
  [`lib/features/swap/${PLANTED}/toCalls.ts`]: "import './reachedCalls';\n",
  [`lib/features/swap/${PLANTED}/toSimulation.ts`]: `import '${importOf('transactions/simulation')}';\n`,
  [`lib/features/swap/${PLANTED}/reachedStatement.ts`]: 'export const a = 1;\n',
  [`lib/features/swap/${PLANTED}/reachedCalls.ts`]: 'export const a = 1;\n',
};

function textsOfPlanted() {
  const forbidden = IMPORTS.map(({ file, imported }) => [file, `import '${imported}';\n`]);
  const cyclic = IMPORTS.filter(({ rule }) => rule === 'no cycles').map(({ file }) => [
    `lib/base/json/${PLANTED}/cycle.ts`,
    `import '@/${file.replace(/\.ts$/, '')}';\n`,
  ]);
  return [...forbidden, ...cyclic, ...Object.entries(NEEDED)];
}

/** Whether a file was planted. */
export function isPlanted(file) {
  return file.includes(`/${PLANTED}/`);
}

/** Runs `work` while the forbidden imports are among the sources. */
export async function withPlantedImports(work) {
  const texts = textsOfPlanted();
  const folders = new Set(texts.map(([file]) => dirname(file)));
  try {
    for (const folder of folders) mkdirSync(folder, { recursive: true });
    for (const [file, text] of texts) writeFileSync(file, text);
    return await work();
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** The planted imports that their rule does not report, and the rules without a planted import. */
export function unnoticed(rules, violations) {
  // A cycle is reported once, from any of its files.
  const noticed = new Set(
    violations.flatMap(({ rule, from, to }) => [`${rule.name} ${from}`, `${rule.name} ${to}`]),
  );
  const planted = new Set(IMPORTS.map(({ rule }) => rule));
  return [
    ...IMPORTS.filter(({ rule, file }) => !noticed.has(`${rule} ${file}`)).map(
      ({ rule, imported }) => `"${rule}" did not notice a forbidden import of ${imported}`,
    ),
    ...rules
      .filter(({ name }) => !planted.has(name))
      .map(({ name }) => `"${name}" has no forbidden import in .ci/plantedImports.mjs`),
  ];
}
