import { RouteRecovery } from '@/components/navigation/RouteRecovery';
import { exportedParameters } from '@/lib/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('swapTo');
}

export default function Page() {
  return <RouteRecovery />;
}
