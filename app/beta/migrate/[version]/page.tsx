import { LandingScreen } from '@/components/migration/LandingScreen';
import { exportedParameters } from '@/lib/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('migrationLanding');
}

export default function Page() {
  return <LandingScreen />;
}
