import {Checkbox} from '../field/checkbox.tsx';

/** The props of the consent box. */
export type ConsentBoxProps = {
  /** The control's `name`, such as `contactConsent`. */
  readonly name: string;
  /** The whole legal text, so that the visitor checks what the visitor has read. */
  readonly text: string;
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
  readonly links?: readonly {readonly text: string; readonly href: string}[];
  /** Spoken after each link's text: " (opens in a new tab)". */
  readonly newTab?: string;
};

/**
 * A consent box, never checked beforehand, with links to the related pages. The links open in a new tab, so that the
 * form stays.
 */
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
