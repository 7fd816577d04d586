import { DEFAULT_SETTINGS } from '@/lib/site/settings/settings';
import { useSettings } from '@/lib/site/settings/store';
import { useLanguage } from './store';
import { chooseLanguage } from './storeActions';

const show = (locale: 'en' | 'de') => useLanguage.setState({ shown: { locale, messages: {} } });
const stored = () => {
  const { language, languageBefore } = useSettings.getState();
  return { language, languageBefore };
};

beforeEach(() => useSettings.setState(DEFAULT_SETTINGS));

test('LNG-06 LNG-09 a choice is kept with the language that was on screen, whatever was chosen in between', () => {
  show('de');
  chooseLanguage('tr');
  expect(stored()).toEqual({ language: 'tr', languageBefore: 'de' });
  // Turkish did not load.
  chooseLanguage('fr');
  expect(stored()).toEqual({ language: 'fr', languageBefore: 'de' });
  chooseLanguage('de');
  expect(stored()).toEqual({ language: 'de', languageBefore: 'de' });
  show('en');
  chooseLanguage(null);
  expect(stored()).toEqual({ language: null, languageBefore: 'en' });
  expect(useSettings.getState().timestamp).toBeGreaterThan(0);
});

test('LNG-09 a choice of the language on screen keeps the one before it', () => {
  show('en');
  chooseLanguage('de');
  show('de');
  chooseLanguage('de');
  expect(stored()).toEqual({ language: 'de', languageBefore: 'en' });
});
