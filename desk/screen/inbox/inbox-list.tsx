import './rows.css';
import {Link} from 'wouter';
import type {InboxRow} from '../../../contract/desk-inbox.ts';
import {useText} from '../../language/use-text.ts';
import {conversationAddress} from '../conversation/conversation-address.ts';
import {ContactMarks} from '../permission/contact-marks.tsx';
import {personAddress} from '../person-address.ts';
import {Age} from './age.tsx';
import {kindText, nameText, reasonTexts} from './words.ts';

/** Returns the address that a row links to. */
export const addressOf = (row: InboxRow): string =>
  row.kind === 'chat' ? conversationAddress(row) : personAddress(row);

type Props = {
  readonly rows: readonly InboxRow[];
  readonly activeId: string | undefined;
  readonly selected: ReadonlySet<string>;
  readonly onToggle: (row: InboxRow) => void;
  /** Called before a row is opened. When it returns true, the row is shown beside the list instead. */
  readonly onOpen: (row: InboxRow) => boolean;
};

/** Renders the rows of the list. Each row is one link, whose accessible name contains the whole content of the row. */
export const InboxList = ({rows, ...props}: Props) => (
  <ul className="inbox-list">
    {rows.map((row) => (
      <Row key={row.id} row={row} {...props} />
    ))}
  </ul>
);

const Row = ({row, activeId, selected, onToggle, onOpen}: Omit<Props, 'rows'> & {readonly row: InboxRow}) => {
  const t = useText();
  const name = nameText(t, row);
  return (
    <li
      className={`inbox-row${row.isUnread ? ' is-unread' : ''}`}
      aria-current={row.id === activeId || undefined}
    >
      <label className="inbox-check">
        <input type="checkbox" checked={selected.has(row.id)} onChange={() => onToggle(row)} />
        <span className="visually-hidden">{t('inbox.select', {name})}</span>
      </label>
      <Link
        href={addressOf(row)}
        id={`row-${row.id}`}
        onClick={(event) => {
          if (onOpen(row)) event.preventDefault();
        }}
      >
        <span className="inbox-name">
          {row.isUnread && <span className="visually-hidden">{t('inbox.unread')}: </span>}
          {name}
        </span>
        <span className="inbox-age">
          <Age at={row.at} />
        </span>
        <span className="inbox-line">
          <span className="inbox-kind">{kindText(t, row)}</span>
          {row.line !== '' && <span dir="auto" lang={row.lang || undefined}>{` ${row.line}`}</span>}
          {row.isTextHidden && <span className="quiet">{` ${t('sharing.hidden-short')}`}</span>}
        </span>
        <Marks row={row} />
      </Link>
    </li>
  );
};

const Marks = ({row}: {readonly row: InboxRow}) => {
  const t = useText();
  return (
    <span className="inbox-marks">
      {row.isWaiting && <span className="mark mark-waiting">{t('inbox.waiting')}</span>}
      {row.holder && <span className="mark">{row.holder.name}</span>}
      {row.flag !== '' && <span className="mark mark-flag">{reasonTexts(t, row).join(' · ')}</span>}
      {row.state !== 'new' && (
        <span className={`mark mark-${row.state}`}>{t(`inbox.state.${row.state}`)}</span>
      )}
      {row.may && <ContactMarks may={row.may} />}
      <span className="mark mark-quiet">{row.lang.toUpperCase()}</span>
      {row.partner !== '' && <span className="mark mark-quiet">{row.partner}</span>}
    </span>
  );
};
