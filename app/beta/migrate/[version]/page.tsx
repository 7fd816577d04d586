import { LandingScreen } from '@/components/features/migration/LandingScreen';
import { exportedParameters } from '@/lib/site/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('migrationLanding');
}

export default function Page() {
  return <LandingScreen />;
}
