import { exportedParameters } from '@/lib/site/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('createOne');
}

/** The layout has the screen. */
export default function Page() {
  return null;
}
