import { FarmListScreen } from '@/components/features/farms/FarmListScreen';
import { exportedParameters } from '@/lib/site/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('farms');
}

export default function Page() {
  return <FarmListScreen />;
}
