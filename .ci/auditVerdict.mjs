/** The severities that fail the audit. */
const GRAVE = ['high', 'critical'];

/**
 * What an answer of `npm audit --json` means: the vulnerable packages and one line about all of
 * them. An answer that is no report of vulnerabilities means that nothing is known.
 */
export function auditVerdict(text) {
  const answer = answerIn(text);
  const count = answer?.metadata?.dependencies?.prod;
  if (count === undefined || answer.vulnerabilities === undefined) {
    const reason = answer?.message ?? answer?.error?.summary ?? 'no answer';
    const [plain] = reason.split(' - ');
    const line = `audit: not checked, the registry's list is not reachable (${plain})`;
    return { vulnerable: [], line };
  }
  const vulnerable = Object.values(answer.vulnerabilities)
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  return { vulnerable, line: `audit: ${count} packages, ${vulnerable.length} vulnerable` };
}

function answerIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
