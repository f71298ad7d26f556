import {Link, useRoute} from 'wouter';
import type {DeskMember} from '../../contract/desk.ts';
import {useText} from '../language/use-text.ts';
import {SCREENS, type DeskScreen} from '../screens.ts';
import {Icon} from './icon.tsx';

/** The way from screen to screen: a bar at the foot of a phone, a column beside a wide screen. */
export const Navigation = ({me}: {readonly me: DeskMember}) => {
  const t = useText();
  return (
    <nav className="navigation" aria-label={t('shell.navigation')}>
      <ul>
        {SCREENS.filter(({roles}) => roles?.includes(me.role) ?? true).map(({path, entry}) =>
          entry ? <Entry key={path} path={path} {...entry} /> : null,
        )}
      </ul>
    </nav>
  );
};

const Entry = ({path, label, icon}: {readonly path: string} & NonNullable<DeskScreen['entry']>) => {
  const t = useText();
  const [isHere] = useRoute(path);
  return (
    <li>
      <Link href={path} aria-current={isHere ? 'page' : undefined}>
        <Icon node={icon} />
        <span>{t(label)}</span>
      </Link>
    </li>
  );
};
