import {Checkbox} from '../field/checkbox.tsx';

/** The props of the consent box. */
export type ConsentBoxProps = {
  /** The control's `name`: `contactConsent`, say. */
  readonly name: string;
  /** The legal text, whole: what is ticked is what was read. */
  readonly text: string;
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
  readonly links?: readonly {readonly text: string; readonly href: string}[];
  /** Said after each link's text, for those who hear it: " (opens in a new tab)". */
  readonly newTab?: string;
};

/** A consent to tick, never ticked beforehand, with the pages that go with it. They open apart: a form stays as it is. */
export const ConsentBox = ({name, text, isAgreed, onAgree, links, newTab}: ConsentBoxProps) => (
  <Checkbox name={name} label={text} isChecked={isAgreed} onCheck={onAgree}>
    {links ? (
      <p className="links">
        {links.map((link) => (
          <a key={link.href} href={link.href} target="_blank" rel="noopener">
            {link.text}
            <span className="unseen">{newTab}</span>
          </a>
        ))}
      </p>
    ) : null}
  </Checkbox>
);
