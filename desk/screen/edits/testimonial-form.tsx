import {languages} from '../../../agency/languages.ts';
import type {EditedTestimonial, TestimonialDraft} from '../../../contract/desk-edits.ts';
import {INSURANCE_TYPES} from '../../../contract/insurance-type.ts';
import {useText} from '../../language/use-text.ts';
import {EditForm} from './edit-form.tsx';
import {ElementPreview} from './element-preview.tsx';
import {EraseButton} from './erase-button.tsx';
import {SelectField} from './select-field.tsx';
import {TextField} from './text-field.tsx';
import {useEdit} from './use-edit.ts';
import {WithdrawButton} from './withdraw-button.tsx';

const EMPTY: TestimonialDraft = {
  name: '',
  service: 'health',
  rating: '5',
  review: '',
  source: '',
  date: '',
  permission: '',
  relationship: '',
  lang: 'en',
  image: '',
};

const ROWS = [
  'name',
  'service',
  'rating',
  'review',
  'source',
  'date',
  'permission',
  'relationship',
  'lang',
  'image',
] as const;

const STARS = ['5', '4', '3', '2', '1'].map((stars) => [stars, '★'.repeat(Number(stars))] as const);

type Props = {readonly stored: EditedTestimonial | undefined; readonly onSaved: () => void};

/** Adds or edits a testimonial. */
export const TestimonialForm = ({stored, onSaved}: Props) => {
  const t = useText();
  const path = stored ? `/edits/testimonials/${stored.id}` : '/edits/testimonials';
  const edit = useEdit<TestimonialDraft>(stored?.entry ?? EMPTY, {
    name: `testimonial:${stored?.id ?? 'new'}`,
    path,
    version: stored?.version,
    onSaved,
  });
  const {value, set} = edit;
  const field = (name: keyof TestimonialDraft) => ({
    name,
    value: value[name],
    onChange: (text: string) => set({...value, [name]: text}),
  });
  return (
    <>
      <EditForm
        edit={edit}
        state={stored}
        undoPath={`${path}/undo`}
        valueOf={(current) => {
          const {entry, version} = current as EditedTestimonial;
          return {value: entry, version};
        }}
        rowsOf={(draft) => ROWS.map((name) => [t(`edit.field.${name}`), draft[name]])}
      >
        <section className="panel">
          <TextField {...field('review')} rows={5} lang={value.lang} />
          <div className="edit-pair">
            <TextField {...field('name')} hint={t('edit.name-hint')} />
            <SelectField
              label={t('edit.field.rating')}
              value={value.rating}
              options={STARS}
              onChange={(rating) => set({...value, rating})}
            />
          </div>
          <div className="edit-pair">
            <SelectField
              label={t('edit.field.service')}
              value={value.service}
              options={INSURANCE_TYPES.map((type) => [type, t(`insurance.${type}`)] as const)}
              onChange={(service) => set({...value, service})}
            />
            <SelectField
              label={t('edit.field.lang')}
              value={value.lang}
              options={languages.map(({code, name}) => [code, name] as const)}
              onChange={(lang) => set({...value, lang})}
            />
          </div>
        </section>
        <section className="panel">
          <TextField {...field('permission')} hint={t('edit.permission-hint')} />
          <TextField {...field('relationship')} hint={t('edit.relationship-hint')} />
          <div className="edit-pair">
            <TextField {...field('source')} />
            <TextField {...field('date')} type="date" />
          </div>
          <TextField {...field('image')} hint={t('edit.image-hint')} />
        </section>
      </EditForm>
      <ElementPreview element="testimonials" draft={value} />
      {stored?.isPublished && <WithdrawButton edit={edit} path={`${path}/withdraw`} />}
      {stored && <EraseButton edit={edit} path={`${path}/erase`} />}
    </>
  );
};
