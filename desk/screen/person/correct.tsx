import {useState} from 'react';
import type {PersonView} from '../../../contract/desk-person.ts';
import {useText} from '../../language/use-text.ts';
import {useDraft} from '../../session/use-draft.ts';
import {CardForm, NO_CARD} from './card-form.tsx';

/** Corrects a person's contact details. The form opens on request, or at once if a correction was begun. */
export const Correct = ({
  person,
  version,
  onSaved,
}: {
  readonly person: PersonView;
  readonly version: string | undefined;
  readonly onSaved: () => void;
}) => {
  const t = useText();
  const [isSaved, setSaved] = useState(false);
  const kept = useDraft(`card:${person.id}`, NO_CARD);
  // Corrections that were begun before the session ended or the page was loaded again are visible.
  const [isBegun] = useState(kept.draft.fields.json !== '');
  return (
    <section className="part" aria-labelledby="person-correct">
      <details open={isBegun}>
        <summary>
          <h2 id="person-correct">{t('person.correct')}</h2>
        </summary>
        <CardForm
          person={person}
          version={version}
          kept={kept}
          onSaved={() => {
            setSaved(true);
            onSaved();
          }}
        />
        <output className="small">{isSaved && t('person.saved')}</output>
      </details>
    </section>
  );
};
