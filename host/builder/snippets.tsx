import {Copy} from 'lucide';
import {useState} from 'react';
import {useScreen} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {Button} from '../ui/button.tsx';
import {showToast} from '../ui/toast-store.ts';
import {type BuilderText, useBuilderText} from './builder-context.ts';
import {type Choice, placementOf} from './choice.ts';
import {type EmbedFacts, heightsOf, weightOf} from './facts.ts';
import {Options} from './options.tsx';
import {useHtml} from './use-html.ts';
import {useRelease} from './use-release.ts';
import {policyOf, snippetOf} from './snippet.ts';
import {hasPlacement, type SnippetKind, SNIPPETS} from './snippet-kinds.ts';
import {useInlineHash} from './use-inline-hash.ts';

type SnippetsProps = {
  readonly choice: Choice;
  readonly origin: string;
  /** Undefined until loaded. */
  readonly facts: EmbedFacts | 'missing' | undefined;
};

/** The lines to copy, for the ways that sites allow, and their requirements. */
export const Snippets = ({choice, origin, facts}: SnippetsProps) => {
  const t = useBuilderText();
  const [kind, setKind] = useState<SnippetKind>('loader');
  const known = facts === 'missing' ? undefined : facts;
  const heights = heightsOf(known, choice, kind);
  const html = useHtml(choice, kind === 'html');
  const found = useRelease(known?.version, kind === 'pinned');
  const release = found === 'missing' ? undefined : found;
  const lines = snippetOf(kind, choice, {origin, heights, title: t(choice.element), html, release});
  return (
    <section className="builder-copy" aria-labelledby="builder-copy">
      <h2 id="builder-copy">{t('copyTitle')}</h2>
      <Options
        label={t('way')}
        value={kind}
        options={SNIPPETS.map((name) => [name, t(name)] as const)}
        onChoose={setKind}
      />
      <p className="quiet">{t(`${kind}Text`)}</p>
      {!hasPlacement(kind) && placementOf(choice) === 'dialog' && <p>{t('placementMissing')}</p>}
      {kind === 'pinned' && found === 'missing' && <p role="alert">{t('pinnedMissing')}</p>}
      {kind === 'wordpress' && (
        <p>
          <a href={`${origin}/embed/v1/lamplight-wordpress.zip`}>{t('wordpressLink')}</a>
        </p>
      )}
      <textarea
        readOnly
        rows={lines.split('\n').length}
        value={lines}
        aria-label={t('code')}
        spellCheck={false}
        lang="en"
        translate="no"
      />
      <Button onClick={() => void copy(lines, t)}>
        <Icon node={Copy} size={18} /> {t('copy')}
      </Button>
      <Needs choice={choice} origin={origin} facts={facts} kind={kind} lines={lines} />
    </section>
  );
};

const Needs = ({
  choice,
  origin,
  facts,
  kind,
  lines,
}: SnippetsProps & {readonly kind: SnippetKind; readonly lines: string}) => {
  const t = useBuilderText();
  const {lang} = useScreen();
  const known = facts === 'missing' ? undefined : facts;
  const heights = heightsOf(known, choice, kind);
  const inlineHash = useInlineHash(lines);
  const bytes = weightOf(known, choice, kind);
  const kilobytes = ((bytes ?? 0) / 1000).toLocaleString(lang, {maximumFractionDigits: 1});
  return (
    <>
      <h3>{t('needs')}</h3>
      {facts === 'missing' && <p>{t('noFacts')}</p>}
      <dl className="builder-needs">
        {facts !== 'missing' && (
          <>
            <dt>{t('weight')}</dt>
            <dd>{bytes === undefined ? '…' : t('weightValue', {value: kilobytes})}</dd>
            <dt>{t('height')}</dt>
            <dd>
              {heights === undefined
                ? '…'
                : t('heightValue', {phone: String(heights.phone), wide: String(heights.wide)})}
            </dd>
          </>
        )}
        <dt>{t('policy')}</dt>
        <dd>
          {t('policyText')}
          <ul className="plain" lang="en" translate="no">
            {policyOf(kind, choice, origin, inlineHash).map((line) => (
              <li key={line}>
                <code>{line}</code>
              </li>
            ))}
          </ul>
          {!['frame', 'react', 'wordpress'].includes(kind) && t('policyStyle')}
        </dd>
      </dl>
      <p>{t('allowed')}</p>
    </>
  );
};

const copy = async (lines: string, t: BuilderText): Promise<void> => {
  try {
    await navigator.clipboard.writeText(lines);
    showToast({title: t('copied'), description: t('copiedText')});
  } catch {
    // No permission, or no secure context.
    showToast({title: t('notCopied'), description: t('notCopiedText'), variant: 'destructive'});
  }
};
