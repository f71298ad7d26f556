import './permission.css';
import {Ban, Check, Clock3, Mail, MessageSquare, Phone, ShieldPlus, type IconNode} from 'lucide';
import type {ContactMark, MayContact} from '../../../contract/desk-person.ts';
import {useText} from '../../language/use-text.ts';
import {Icon} from '../../shell/icon.tsx';

const WAYS = [
  ['call', Phone],
  ['text', MessageSquare],
  ['mail', Mail],
  ['medicare', ShieldPlus],
] as const satisfies readonly (readonly [keyof ContactMark, IconNode])[];

// Each verdict has its own shape, not only a color.
const VERDICTS: Readonly<Record<MayContact, IconNode>> = {now: Check, later: Clock3, no: Ban};

/** Shows how a person may be contacted now: an icon for each channel, and text for screen readers. */
export const ContactMarks = ({may}: {readonly may: ContactMark}) => {
  const t = useText();
  return (
    <span className="contact-marks">
      {WAYS.map(([way, node]) => (
        <span
          key={way}
          className="contact-mark"
          data-may={may[way]}
          title={`${t(`permission.${way}`)}: ${t(`may.${may[way]}`)}`}
        >
          <Icon node={node} size={16} />
          <Icon node={VERDICTS[may[way]]} size={12} />
          <span className="visually-hidden">
            {t(`permission.${way}`)}: {t(`may.${may[way]}`)}.{' '}
          </span>
        </span>
      ))}
    </span>
  );
};
