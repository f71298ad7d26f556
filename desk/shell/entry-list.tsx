import {Ellipsis, type IconNode} from 'lucide';
import {Link, useRoute} from 'wouter';
import type {MemberRole} from '../../contract/desk.ts';
import {useText} from '../language/use-text.ts';
import type {TextKey} from '../language/texts.ts';
import {SCREENS} from '../screens.ts';
import {Icon} from './icon.tsx';

/**
 * Links to the screens of a role. Without `isMinor`, phones show a link to the minor screens (`More`); with `isMinor`, only the minor
 * screens are listed.
 */
export const EntryList = ({
  role,
  isMinor = false,
}: {
  readonly role: MemberRole;
  readonly isMinor?: boolean;
}) => (
  <ul>
    {SCREENS.filter(({roles}) => roles?.includes(role) ?? true).map(({path, entry}) =>
      entry && (entry.isMinor === true || !isMinor) ? (
        <Entry key={path} path={path} {...entry} className={entry.isMinor ? 'minor' : undefined} />
      ) : null,
    )}
    {isMinor ? null : <Entry path="/more" label="shell.more" icon={Ellipsis} className="way-to-more" />}
  </ul>
);

type EntryProps = {
  readonly path: string;
  readonly label: TextKey;
  readonly icon: IconNode;
  readonly className: string | undefined;
};

const Entry = ({path, label, icon, className}: EntryProps) => {
  const t = useText();
  const [isHere] = useRoute(path);
  return (
    <li className={className}>
      <Link href={path} aria-current={isHere ? 'page' : undefined}>
        <Icon node={icon} />
        <span>{t(label)}</span>
      </Link>
    </li>
  );
};
