import { RemoveScreen } from '@/components/features/liquidity/remove/RemoveScreen';
import { exportedParameters } from '@/lib/site/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('remove');
}

export default function Page() {
  return <RemoveScreen />;
}
