// `npm run audit`: compares the packages that ship with the registry's list of known
// vulnerabilities. Exits with 1 when one of them is high or critical. Some registries have no such
// list; then it says so, and exits with 0, because nothing is known.
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const answer = answerIn(stdout);

if (answer?.metadata === undefined) {
  const reason = answer?.message ?? answer?.error?.summary ?? 'no answer';
  const [plain] = reason.split(' - ');
  console.log(`audit: not checked, the registry's list is not reachable (${plain})`);
} else {
  const grave = Object.values(answer.vulnerabilities).filter(({ severity }) =>
    ['high', 'critical'].includes(severity),
  );
  for (const { name, severity, range } of grave) console.error(`${severity}: ${name} ${range}`);
  console.log(`audit: ${answer.metadata.dependencies.prod} packages, ${grave.length} vulnerable`);
  process.exitCode = grave.length > 0 ? 1 : 0;
}

function answerIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
