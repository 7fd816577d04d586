const { REWARD_ROOMS, ROOMS } = require('./.ci/layers.cjs');

const TEST = String.raw`\.(test|bench|setup)\.tsx?$`;
/**
 * The only lib files that may touch React, wagmi, a store or Next; no other lib file imports a
 * framework at run time.
 */
const IMPURE = String.raw`/(use[A-Z]\w*|store(Actions)?|atoms|wagmiConfig|request)\.tsx?$`;
const STATE_LIBRARIES = `^node_modules/(react|react-dom|next|next-intl|use-intl|wagmi|@wagmi|zustand|jotai|@tanstack|@rainbow-me)/`;
/**
 * The files that build a transaction's calls, and the files that judge the call about to be sent.
 */
const CALLS = String.raw`^lib/.*[cC]alls\.ts$`;
const STATEMENT = String.raw`^lib/.*[sS]tatement\.ts$`;
const inLib = (rooms) => `^lib/(${rooms.join('|')})/`;

/** A rule for each room of `lines` that allows imports from itself and from earlier lines. */
function lineOrder(lines, within = '^lib/') {
  return lines.flatMap((line, index) =>
    line.map((room) => ({
      name: `lib/${room} imports only itself and earlier rooms`,
      severity: 'error',
      from: { path: inLib([room]), pathNot: TEST },
      to: { path: within, pathNot: inLib([room, ...lines.slice(0, index).flat()]) },
    })),
  );
}

module.exports = {
  forbidden: [
    ...lineOrder(ROOMS),
    ...lineOrder(REWARD_ROOMS, '^lib/exchange/rewards/'),
    {
      name: 'every lib folder is a listed room',
      severity: 'error',
      from: {},
      to: { path: '^lib/', pathNot: inLib(ROOMS.flat()) },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing imports app',
      severity: 'error',
      from: { pathNot: '^app/' },
      to: { path: '^app/' },
    },
    {
      name: 'lib renders nothing',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^components/' },
    },
    {
      name: 'a page names its screen',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^lib/', pathNot: '^lib/(site/navigation|base/i18n)/' },
    },
    {
      name: 'ui knows no domain',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(lib|components)/', pathNot: '^components/ui/' },
    },
    {
      name: 'screens do not cross',
      severity: 'error',
      from: { path: '^components/features/([^/]+)/' },
      to: { path: '^components/features/', pathNot: '^components/features/$1/' },
    },
    {
      name: 'shared components know no screen',
      severity: 'error',
      from: { path: '^components/', pathNot: '^components/(features|frame/providers)/' },
      to: { path: '^components/features/' },
    },
    {
      name: 'screens, their parts and reviews know no frame',
      severity: 'error',
      from: { path: '^components/(features|parts|transactions)/', pathNot: TEST },
      to: { path: '^components/frame/' },
    },
    {
      name: 'pure lib files stay pure',
      severity: 'error',
      from: { path: '^lib/', pathNot: [IMPURE, TEST] },
      to: { path: [STATE_LIBRARIES, `^lib/.*${IMPURE}`], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'what builds a call never reaches what judges it',
      severity: 'error',
      from: { path: CALLS },
      to: {
        path: [
          STATEMENT,
          '^lib/transactions/review/(assertReviewed|argumentChecks|deadlineCheck|statement)\\.ts$',
        ],
        reachable: true,
      },
    },
    {
      name: 'what judges a call never reaches what builds it',
      severity: 'error',
      from: { path: STATEMENT },
      to: { path: [CALLS, String.raw`^lib/.*[iI]ntent\.ts$`], reachable: true },
    },
    {
      name: 'what builds or judges a call never reaches a simulation',
      severity: 'error',
      from: { path: [CALLS, STATEMENT] },
      to: { path: '^lib/transactions/simulation/', reachable: true },
    },
    {
      name: 'components reach the chain through lib',
      severity: 'error',
      from: {
        path: '^components/',
        pathNot: [TEST, '^components/(frame/providers|parts/wallet)/'],
      },
      to: { path: '^node_modules/(wagmi|@wagmi|zustand|viem/.*actions)' },
    },
    {
      name: 'the local exchange and the tests never ship',
      severity: 'error',
      from: { path: '^(app|components|lib|messages)/', pathNot: TEST },
      to: { path: '^(devnet|release|e2e)/' },
    },
    {
      name: 'licensed contract artifacts stay in the local exchange',
      severity: 'error',
      from: { pathNot: '^(devnet|node_modules)/' },
      to: { path: '^node_modules/@pangolindex/' },
    },
    {
      name: 'development packages never ship',
      severity: 'error',
      from: { path: '^(app|components|lib)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|out)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
