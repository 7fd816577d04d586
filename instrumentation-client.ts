// Next runs this file before the rest of the app.
import '@/lib/base/json/interpretedSchemas';

import { loadConfiguration } from '@/lib/base/configuration/loadConfiguration';
import { prepareFirstAnswers } from '@/lib/chain/reads/firstAnswers';
import { fetchWithPayloads } from '@/lib/site/navigation/payloads';

// The development server answers every path itself. Only an export has shells.
if (process.env.NODE_ENV === 'production') {
  window.fetch = fetchWithPayloads(window.fetch, window.location);
}

// The first render after hydration uses what has arrived by then. What fails here is requested
// again where it is needed.
void loadConfiguration().catch(() => undefined);
void prepareFirstAnswers().catch(() => undefined);
