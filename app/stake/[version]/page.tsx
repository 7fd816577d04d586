import { StakeListScreen } from '@/components/features/stake/StakeListScreen';
import { exportedParameters } from '@/lib/site/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('stakes');
}

export default function Page() {
  return <StakeListScreen />;
}
