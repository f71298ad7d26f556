import type {EditedTemplate, TemplateDraft} from '../../../contract/desk-edits.ts';
import {useText} from '../../language/use-text.ts';
import {EditForm} from './edit-form.tsx';
import {PreviewPanel} from './preview-panel.tsx';
import {TextField} from './text-field.tsx';
import {useEdit} from './use-edit.ts';
import {usePreview} from './use-preview.ts';

type Props = {
  readonly stored: EditedTemplate;
  readonly placeholders: readonly string[];
  readonly onSaved: () => void;
};

/** Edits a template of a mail. */
export const TemplateForm = ({stored, placeholders, onSaved}: Props) => {
  const t = useText();
  const name = `${stored.id}.${stored.language}`;
  const path = `/edits/templates/${name}`;
  const edit = useEdit<TemplateDraft>(stored.template, {
    name: `template:${name}`,
    path,
    version: stored.version,
    onSaved,
  });
  const {value, set} = edit;
  const preview = usePreview<TemplateDraft>(`${path}/preview`, value);
  return (
    <EditForm
      edit={edit}
      state={stored}
      undoPath={`${path}/undo`}
      valueOf={(current) => {
        const {template, version} = current as EditedTemplate;
        return {value: template, version};
      }}
      rowsOf={({subject, text}) => [
        [t('edit.field.subject'), subject],
        [t('edit.field.text'), text],
      ]}
    >
      <section className="panel">
        <TextField
          name="subject"
          lang={stored.language}
          value={value.subject}
          onChange={(subject) => set({...value, subject})}
        />
        <TextField
          name="text"
          rows={10}
          lang={stored.language}
          value={value.text}
          onChange={(text) => set({...value, text})}
          hint={t('edit.placeholders', {names: placeholders.map((one) => `{{${one}}}`).join(' ')})}
        />
      </section>
      <PreviewPanel preview={preview}>
        {preview.shown && (
          <div className="edit-mail" lang={stored.language}>
            <p>
              <strong>{preview.shown.subject}</strong>
            </p>
            <p>{preview.shown.text}</p>
          </div>
        )}
      </PreviewPanel>
      <p className="quiet small">{t('edit.legal')}</p>
    </EditForm>
  );
};
