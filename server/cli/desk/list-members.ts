import type {Settings} from '../../settings/settings.ts';
import {createTable, roomIn, type Column} from '../table.ts';
import type {Terminal} from '../terminal.ts';
import {hasStore, withStore} from '../vault.ts';

const COLUMNS: readonly Column[] = [
  {title: 'MAIL', least: 18},
  {title: 'NAME', least: 12, isMinor: true},
  {title: 'ROLE'},
  {title: 'LANG'},
  {title: 'PASSKEYS'},
  {title: 'LAST SEEN'},
  {title: 'STATE'},
];

/** `list`: lists the members. */
export const showMembers = async (
  settings: Settings,
  {print, columns}: Pick<Terminal, 'print' | 'columns'>,
): Promise<void> => {
  const rows = hasStore(settings)
    ? await withStore(settings, (store) =>
        store.read((db) =>
          db
            .selectFrom('member')
            .select(['mail', 'name', 'role', 'language', 'revoked_at'])
            .select((eb) => [
              eb
                .selectFrom('member_passkey')
                .select(({fn}) => fn.countAll().as('count'))
                .whereRef('member_passkey.member_id', '=', 'member.id')
                .as('passkeys'),
              eb
                .selectFrom('member_session')
                .select(({fn}) => fn.max('seen_at').as('seen'))
                .whereRef('member_session.member_id', '=', 'member.id')
                .as('seen'),
            ])
            .orderBy('invited_at')
            .execute(),
        ),
      )
    : [];
  if (rows.length === 0) {
    print('Nobody has been invited to the desk yet: npm run -s desk -- invite <mail>');
    return;
  }
  const lines = rows.map(({mail, name, role, language, revoked_at: revoked, passkeys, seen}) => [
    mail,
    name,
    role,
    language,
    String(passkeys),
    seen?.slice(0, 16).replace('T', ' ') ?? '-',
    revoked === null ? 'may sign in' : `revoked ${revoked.slice(0, 10)}`,
  ]);
  const {head, line} = createTable(COLUMNS, lines, roomIn(columns, false));
  print([head, ...lines.map(line)].join('\n'));
};
