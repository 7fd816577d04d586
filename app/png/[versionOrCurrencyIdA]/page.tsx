import { FarmListScreen } from '@/components/farms/FarmListScreen';
import { exportedParameters } from '@/lib/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('farms');
}

export default function Page() {
  return <FarmListScreen />;
}
