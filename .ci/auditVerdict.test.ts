import { auditVerdict } from './auditVerdict.mjs';

const METADATA = { dependencies: { prod: 310, dev: 900 } };

function reportOf(severities: Record<string, string>): string {
  const found = Object.entries(severities).map(([name, severity]) => [
    name,
    { name, severity, range: '<2.0.0' },
  ]);
  return JSON.stringify({ vulnerabilities: Object.fromEntries(found), metadata: METADATA });
}

test('REL-22 packages with a high or critical vulnerability are named, and no others', () => {
  const report = reportOf({ mild: 'moderate', low: 'low', bad: 'high', worst: 'critical' });
  expect(auditVerdict(report)).toEqual({
    vulnerable: ['high: bad <2.0.0', 'critical: worst <2.0.0'],
    line: 'audit: 310 packages, 2 vulnerable',
  });
});

test.each([
  ['without any', reportOf({})],
  ['with mild ones alone', reportOf({ mild: 'moderate' })],
])('REL-22 a report %s vulnerability passes', (_case, report) => {
  expect(auditVerdict(report)).toEqual({
    vulnerable: [],
    line: 'audit: 310 packages, 0 vulnerable',
  });
});

const NOT_CHECKED = "audit: not checked, the registry's list is not reachable";

test.each([
  [
    'a registry that refuses',
    JSON.stringify({ message: '404 Not Found - POST /audits', error: { summary: '' } }),
    '404 Not Found',
  ],
  [
    'an error of npm',
    JSON.stringify({ error: { code: 'ENOAUDIT', summary: 'No audit endpoint' } }),
    'No audit endpoint',
  ],
  ['a page', '<html>502 Bad Gateway</html>', 'no answer'],
  ['no text', '', 'no answer'],
  ['JSON of something else', 'null', 'no answer'],
  ['a report without its list', JSON.stringify({ metadata: METADATA }), 'no answer'],
])('REL-22 %s is said to be no check, never "0 vulnerable"', (_case, text, reason) => {
  expect(auditVerdict(text)).toEqual({ vulnerable: [], line: `${NOT_CHECKED} (${reason})` });
});
