import {useText} from '../language/use-text.ts';

/** The page of whoever is not signed in. */
export const SignInScreen = () => {
  const t = useText();
  return (
    <main className="sign-in">
      <h1>{t('sign-in.title')}</h1>
    </main>
  );
};
