import { signerStartFrom } from './signerOptions';

const ENV = {
  CARD_PROVIDER_URL: 'https://api.example',
  CARD_ACCOUNT_ID: 'AC_1',
  CARD_API_KEY: 'key',
  CARD_SECRET: 'canary-secret',
  CARD_ALLOWED_ORIGINS: 'https://site.example, https://other.example',
};

test('BUY-17 the environment sets every option, and those left out have a default', () => {
  expect(
    signerStartFrom({ ...ENV, CARD_MOST_DOLLARS: '', CARD_LEAST_DOLLARS: '35.5', PATH: '/bin' }),
  ).toEqual({
    options: {
      base: 'https://api.example',
      accountId: 'AC_1',
      apiKey: 'key',
      secret: 'canary-secret',
      origins: ['https://site.example', 'https://other.example'],
      limits: { least: 35.5, most: 10_000 },
      perMinute: 30,
    },
    host: '127.0.0.1',
    port: 8_787,
    clientIpHeader: undefined,
  });
});

test.each([
  ['no secret', { CARD_SECRET: undefined }, 'CARD_SECRET'],
  ['an empty secret', { CARD_SECRET: '' }, 'CARD_SECRET'],
  ['a limit that is not a number', { CARD_MOST_DOLLARS: 'many' }, 'CARD_MOST_DOLLARS'],
  [
    'limits the wrong way round',
    { CARD_LEAST_DOLLARS: '50', CARD_MOST_DOLLARS: '20' },
    'CARD_LEAST_DOLLARS, CARD_MOST_DOLLARS',
  ],
  [
    'a site with a path',
    { CARD_ALLOWED_ORIGINS: 'https://site.example/buy' },
    'CARD_ALLOWED_ORIGINS',
  ],
  ['a base with a slash', { CARD_PROVIDER_URL: 'https://api.example/' }, 'CARD_PROVIDER_URL'],
  [
    'a provider that is asked in clear',
    { CARD_PROVIDER_URL: 'http://api.example' },
    'CARD_PROVIDER_URL',
  ],
])(
  'BUY-17 a signer with %s does not start, and the secret is in no message',
  (_what, wrong, name) => {
    const start = () => signerStartFrom({ ...ENV, ...wrong });
    expect(start).toThrow(`Missing or wrong: ${name}.`);
    expect(start).not.toThrow('canary');
  },
);
