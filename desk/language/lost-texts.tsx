import '../session/front.css';
import type {Language} from '../../contract/language.ts';

type Words = {readonly lost: string; readonly check: string; readonly reload: string};

// Written here, because the file with the texts is the file that did not arrive.
const words: Readonly<Record<Language, Words>> = {
  en: {lost: 'The desk did not load', check: 'Check the connection.', reload: 'Load again'},
  es: {lost: 'El escritorio no se cargó', check: 'Compruebe la conexión.', reload: 'Cargar de nuevo'},
  fr: {
    lost: 'L’espace de travail ne s’est pas chargé',
    check: 'Vérifiez la connexion.',
    reload: 'Charger à nouveau',
  },
  de: {
    lost: 'Der Arbeitsplatz wurde nicht geladen',
    check: 'Prüfen Sie die Verbindung.',
    reload: 'Neu laden',
  },
  zh: {lost: '工作台未能加载', check: '请检查网络连接。', reload: '重新加载'},
};

/** Replaces the desk when its texts could not be loaded, with words of its own. */
export const LostTexts = ({language}: {readonly language: Language}) => {
  const {lost, check, reload} = words[language];
  return (
    <main className="front" lang={language}>
      <div className="front-card">
        <div role="alert">
          <h1>{lost}</h1>
          <p>{check}</p>
        </div>
        <button
          className="button button-default button-size-lg"
          type="button"
          onClick={() => location.reload()}
        >
          {reload}
        </button>
      </div>
    </main>
  );
};
