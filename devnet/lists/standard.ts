import schema from '@uniswap/token-lists/dist/tokenlist.schema.json' with { type: 'json' };
import Ajv from 'ajv';
import addFormats from 'ajv-formats';

/** The standard without its rules for links: the page drops an unusable link and keeps the list. */
const standard = addFormats(new Ajv({ formats: { uri: true } }), ['date-time']).compile(schema);

/** The first rule of the standard that a document breaks; undefined when it breaks none. */
export function brokenRule(document: unknown): string | undefined {
  if (standard(document)) return undefined;
  return standard.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`)[0];
}

/** The document in a body; undefined when there is none, which breaks the standard. */
export function documentIn(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
