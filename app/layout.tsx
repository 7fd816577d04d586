import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import '@/components/ui/fonts/extraFaces.css';
import '@/components/ui/global.css';
import '@/components/ui/languages.css';
import { Frame } from '@/components/frame/layout/Frame';
import { Providers } from '@/components/frame/providers/Providers';
import { EXPORTED } from '@/lib/base/i18n/exported/language';

// `extraFaces.css` adds to the family, which has the name of this constant.
const inter = localFont({
  src: '../components/ui/fonts/inter-latin-400-600.woff2',
  weight: '400 600',
  // Preloaded, it is mostly there at the first paint. If it comes later, text hardly moves: Next
  // sets the same metrics for the fallback.
  display: 'swap',
  variable: '--font-inter',
});

const NAME = 'Pangolin';
const DESCRIPTION = 'Swap, provide liquidity, farm and vote on Avalanche';
/** Other sites load the picture of a link by its whole URL. */
const SITE_URL = process.env.SITE_URL;

/** Each screen has a title of its own. */
export const metadata: Metadata = {
  applicationName: NAME,
  description: DESCRIPTION,
  manifest: '/site.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icons/192.png', type: 'image/png', sizes: '192x192' },
    ],
    apple: '/icons/apple-180.png',
  },
  ...(SITE_URL && {
    metadataBase: new URL(SITE_URL),
    openGraph: { title: NAME, description: DESCRIPTION, images: '/icons/card.png' },
    twitter: { card: 'summary_large_image' },
  }),
  // The address of a page can name a recipient.
  referrer: 'no-referrer',
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#F6F5F1' },
    { media: '(prefers-color-scheme: dark)', color: '#0E0E10' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The start script sets attributes before React hydrates the document.
    <html lang={EXPORTED.locale} className={inter.variable} suppressHydrationWarning>
      <head>{process.env.NODE_ENV === 'development' && <script src="/theme.js" />}</head>
      <body>
        <Providers>
          <Frame>{children}</Frame>
        </Providers>
      </body>
    </html>
  );
}
