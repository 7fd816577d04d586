import { RouteRecovery } from '@/components/frame/navigation/RouteRecovery';
import { exportedParameters } from '@/lib/site/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('swapTo');
}

export default function Page() {
  return <RouteRecovery />;
}
