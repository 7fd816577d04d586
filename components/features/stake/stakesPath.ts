import { hrefOf } from '@/lib/site/navigation/routes';

/** The path of the list of stakes. */
export const STAKES_PATH = hrefOf({ name: 'stakes', version: '0' });
