// Runs the import rules of .dependency-cruiser.cjs, and checks each time that every rule works: a
// rule with a wrong pattern reports nothing, so it has to report the imports that are planted for it.
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from '../.dependency-cruiser.cjs';
import { isPlanted, unnoticed, withPlantedImports } from './plantedImports.mjs';

const FOLDERS = ['app', 'components', 'lib', 'messages', 'devnet', 'release', 'e2e'];

const { output } = await withPlantedImports(() =>
  cruise(FOLDERS, { ...rules.options, ruleSet: rules, validate: true }, undefined, {
    tsConfig: extractTSConfig('tsconfig.json'),
  }),
);
const { violations } = output.summary;
const problems = [
  ...violations
    .filter(({ from }) => !isPlanted(from))
    .map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...unnoticed(rules.forbidden, violations).map((problem) => `The import rule ${problem}.`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
const count = output.modules.filter(({ source }) => !isPlanted(source)).length;
console.log(
  `import rules: ${count} modules, none breaks them; ${rules.forbidden.length} rules work`,
);
