import { readFile } from 'node:fs/promises';
import { InvalidConfigurationError } from '@/lib/base/configuration/configuration';
import { parseConfiguration } from '@/lib/base/configuration/parseConfiguration';
import {
  configurationWith,
  PracticeReleaseError,
  SecretReleaseError,
} from './releaseConfiguration';

/** Every variable except that of hosts accepts this. */
const VALUE = 'https://value.example';
const SIGNER = { CARD_SIGNER_URL: VALUE, CARD_PAYMENT_HOSTS: 'pay.example' };

test('REL-03 a credential is written where the site reads it, and the rest of the file stays', () => {
  const text = configurationWith(
    '{"defaultChainId":43113,"walletConnect":{"relayUrl":"wss://relay.example"}}',
    { WALLETCONNECT_PROJECT_ID: 'project' },
  );
  const { defaultChainId, walletConnect } = parseConfiguration(JSON.parse(text));
  expect(defaultChainId).toBe(43113);
  expect(walletConnect).toEqual({ projectId: 'project', relayUrl: 'wss://relay.example' });
});

test('REL-03 without credentials their fields are empty, and the site works without them', () => {
  const text = configurationWith('{}', {});
  expect(JSON.parse(text)).toEqual({ eventsUrl: '', walletConnect: { projectId: '' } });
  const { eventsUrl, walletConnect } = parseConfiguration(JSON.parse(text));
  expect([eventsUrl, walletConnect.projectId]).toEqual([undefined, undefined]);
});

test('REL-03 an empty variable leaves the credential of the file', () => {
  const file = '{"walletConnect":{"projectId":"of the file"}}';
  for (const variables of [{}, { WALLETCONNECT_PROJECT_ID: '' }])
    expect(configurationWith(file, variables)).toContain('"projectId": "of the file"');
});

test.each(['{"practise":true}', '{"rpc":{"43114":["javascript:alert(1)"]}}', '[]', 'null'])(
  'REL-13 %s is not packed, because the site could not use it',
  (file) => {
    expect(() => configurationWith(file, {})).toThrow(InvalidConfigurationError);
  },
);

test('REL-13 a variable that the site could not use is not packed', () => {
  expect(() => configurationWith('{}', { EVENTS_URL: 'javascript:alert(1)' })).toThrow(
    InvalidConfigurationError,
  );
});

test('REL-13 the configuration of a practice exchange is not packed', () => {
  expect(() => configurationWith('{"practice":true}', {})).toThrow(PracticeReleaseError);
});

test('REL-03 BUY-17 the signer and the payment hosts are written, and no secret ever is', () => {
  const text = configurationWith('{}', {
    CARD_SIGNER_URL: 'https://signer.example',
    CARD_PAYMENT_HOSTS: 'pay.example, pay2.example',
    CARD_SECRET: 'canary',
  });
  expect(parseConfiguration(JSON.parse(text)).cardPurchase).toEqual({
    mode: 'signer',
    url: 'https://signer.example',
    paymentHosts: ['pay.example', 'pay2.example'],
  });
  expect(text).not.toContain('canary');
  const direct = {
    mode: 'direct',
    url: '/sandbox',
    paymentHosts: ['localhost:1'],
    accountId: 'a',
    apiKey: 'k',
    secret: 'canary',
  };
  expect(() => configurationWith(JSON.stringify({ cardPurchase: direct }), {})).toThrow(
    SecretReleaseError,
  );
});

test('RPC-35 the endpoints of a chain are written in their order, and the default chain stays', () => {
  const parsed = (file: string, variables: Readonly<Record<string, string>>) =>
    parseConfiguration(JSON.parse(configurationWith(file, variables)));
  const own = { RPC_43113: 'https://a.example/rpc, https://b.example' };
  const { rpc, defaultChainId } = parsed('{}', own);
  expect(rpc[43113]).toEqual(['https://a.example/rpc', 'https://b.example']);
  expect(rpc[43114]).toEqual(parseConfiguration({}).rpc[43114]);
  expect(defaultChainId).toBe(43114);
  const onFuji = parsed('{"rpc":{"43113":["https://old.example"]}}', {
    ...own,
    RPC_43114: 'https://c.example',
  });
  expect(onFuji).toMatchObject({
    defaultChainId: 43113,
    rpc: { 43114: ['https://c.example'], 43113: rpc[43113] },
  });
});

test.each(['http://node.example', 'https://a.example,', 'node.example'])(
  'RPC-35 REL-13 %s is not a list of endpoints, and is not packed',
  (list) => {
    expect(() => configurationWith('{}', { RPC_43114: list })).toThrow(InvalidConfigurationError);
  },
);

test('REL-03 every variable of .env.example is empty there, and used', async () => {
  const lines = (await readFile('.env.example', 'utf8')).split('\n');
  const variables = lines.filter((line) => line !== '' && !line.startsWith('#'));
  expect(variables.length).toBeGreaterThan(0);
  for (const variable of variables) {
    expect(variable).toMatch(/^[A-Z_\d]+=$/);
    // Hosts are not URLs.
    if (variable === 'CARD_PAYMENT_HOSTS=') continue;
    const text = configurationWith('{}', { ...SIGNER, [variable.slice(0, -1)]: VALUE });
    expect(text).toContain(VALUE);
  }
});
