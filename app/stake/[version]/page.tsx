import { StakeListScreen } from '@/components/stake/StakeListScreen';
import { exportedParameters } from '@/lib/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('stakes');
}

export default function Page() {
  return <StakeListScreen />;
}
