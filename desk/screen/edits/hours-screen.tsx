import type {EditedHours} from '../../../contract/desk-edits.ts';
import {useData} from '../../api/use-data.ts';
import {useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {EditsFrame} from './edits-frame.tsx';
import {HoursForm} from './hours-form.tsx';

/** Opening hours and days off. */
const HoursScreen = () => {
  const t = useText();
  const {data, problem, reload} = useData<EditedHours>('/edits/hours');
  return (
    <EditsFrame title={t('edit.hours')}>
      <p className="quiet">{t('edit.hours-about')}</p>
      {problem && <ProblemNote problem={problem} onRetry={reload} />}
      {data && <HoursForm stored={data} onSaved={reload} />}
    </EditsFrame>
  );
};

export default HoursScreen;
