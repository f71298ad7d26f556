import type {ReactNode} from 'react';

type ActFormProps = {
  readonly act: () => Promise<void> | void;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A form whose act takes the place of the browser's own request. */
export const ActForm = ({act, className = 'stack', children}: ActFormProps) => (
  <form
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      void act();
    }}
  >
    {children}
  </form>
);
