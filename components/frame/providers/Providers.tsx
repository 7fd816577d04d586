'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { WagmiProvider } from 'wagmi';
import { loadConfiguration } from '@/lib/base/configuration/loadConfiguration';
import { prepareFirstAnswers } from '@/lib/chain/reads/firstAnswers';
import { wagmiConfig } from '@/lib/chain/rpc/wagmiConfig';
import { showStartedLanguage } from '@/lib/site/language/store';
import { ConfigurationGate } from './ConfigurationGate';
import { LanguageProvider } from './LanguageProvider';
import { Watchers } from './Watchers';

// Before the page hydrates: the first render after it uses what has arrived by then. What fails here
// is requested again where it is needed.
if (typeof window !== 'undefined') {
  showStartedLanguage();
  void loadConfiguration().catch(() => undefined);
  void prepareFirstAnswers().catch(() => undefined);
}

/** Chain data is cached by block, so an entry is never stale: a new block is a new entry. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000, refetchOnWindowFocus: false },
    },
  });
}

/** Provides every screen with messages, queries and wallet, and mounts the watchers once. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <LanguageProvider>
      <WagmiProvider config={wagmiConfig}>
        <QueryClientProvider client={queryClient}>
          <Watchers />
          <ConfigurationGate>{children}</ConfigurationGate>
        </QueryClientProvider>
      </WagmiProvider>
    </LanguageProvider>
  );
}
