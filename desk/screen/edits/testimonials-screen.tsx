import {useState} from 'react';
import type {EditedTestimonial} from '../../../contract/desk-edits.ts';
import {useData} from '../../api/use-data.ts';
import {useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {EditsFrame} from './edits-frame.tsx';
import {SelectField} from './select-field.tsx';
import {TestimonialForm} from './testimonial-form.tsx';
import {useMayEdit} from './use-may-edit.ts';

const NEW = 'new';

/** Lists testimonials with the proof of each permission. */
const TestimonialsScreen = () => {
  const t = useText();
  const mayEdit = useMayEdit();
  const {data, problem, reload} = useData<{readonly testimonials: readonly EditedTestimonial[]}>(
    '/edits/testimonials',
  );
  const [chosen, setChosen] = useState('');
  const all = data?.testimonials ?? [];
  const found = chosen === NEW ? undefined : (all.find(({id}) => String(id) === chosen) ?? all[0]);
  const label = ({id, entry, isPublished}: EditedTestimonial): string =>
    `${id} · ${entry.name}${isPublished ? '' : ` (${t('edit.withdrawn')})`}`;
  return (
    <EditsFrame title={t('edit.testimonials')}>
      <p className="quiet">{t('edit.testimonial-law')}</p>
      {problem && <ProblemNote problem={problem} onRetry={reload} />}
      {data && all.length > 0 && (
        <SelectField
          label={t('edit.choose')}
          value={found ? String(found.id) : NEW}
          options={[
            ...all.map((one) => [String(one.id), label(one)] as const),
            ...(mayEdit ? [[NEW, t('edit.testimonial-add')] as const] : []),
          ]}
          onChange={setChosen}
        />
      )}
      {data && (found || mayEdit) && (
        <TestimonialForm
          key={found?.id ?? NEW}
          stored={found}
          onSaved={() => {
            if (!found) setChosen('');
            reload();
          }}
        />
      )}
      {data && all.length === 0 && <p>{t('edit.testimonials-none')}</p>}
    </EditsFrame>
  );
};

export default TestimonialsScreen;
