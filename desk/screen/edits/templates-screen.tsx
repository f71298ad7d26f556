import {useState} from 'react';
import {languages} from '../../../agency/languages.ts';
import type {EditedTemplates} from '../../../contract/desk-edits.ts';
import type {Language} from '../../../contract/language.ts';
import {useData} from '../../api/use-data.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {EditsFrame} from './edits-frame.tsx';
import {SelectField} from './select-field.tsx';
import {TemplateForm} from './template-form.tsx';

/** Lists the mail templates in each language. */
const TemplatesScreen = () => {
  const t = useText();
  const own = useLanguage();
  const {data, problem, reload} = useData<EditedTemplates>('/edits/templates');
  const [chosen, setChosen] = useState('');
  const [language, setLanguage] = useState<Language>(own);
  const inLanguage = data?.templates.filter((one) => one.language === language) ?? [];
  const found = inLanguage.find(({id}) => id === chosen) ?? inLanguage[0];
  // Template names are in the member's language, and placeholders in names are removed.
  const nameOf = (id: string): string =>
    (data?.templates.find((one) => one.id === id && one.language === own)?.template.subject ?? id).replaceAll(
      /\{\{\w+\}\}/gu,
      '…',
    );
  return (
    <EditsFrame title={t('edit.templates')}>
      <p className="quiet">{t('edit.templates-about')}</p>
      {problem && <ProblemNote problem={problem} onRetry={reload} />}
      {data && found && (
        <>
          <div className="edit-pair">
            <SelectField
              label={t('edit.choose')}
              value={found.id}
              options={inLanguage.map(({id}) => [id, nameOf(id)] as const)}
              onChange={setChosen}
            />
            <SelectField
              label={t('edit.field.lang')}
              value={language}
              options={languages.map(({code, name}) => [code, name] as const)}
              onChange={setLanguage}
            />
          </div>
          <TemplateForm
            key={`${found.id} ${language}`}
            stored={found}
            placeholders={data.placeholders}
            onSaved={reload}
          />
        </>
      )}
    </EditsFrame>
  );
};

export default TemplatesScreen;
