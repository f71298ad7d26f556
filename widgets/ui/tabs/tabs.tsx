import type {KeyboardEvent, ReactNode} from 'react';

/** One tab and its panel. */
export type Tab = {
  readonly id: string;
  readonly label: string;
  /** Announced and marked beside the label, for example that a field in the tab needs a correction. */
  readonly mark?: string | undefined;
  readonly content: ReactNode;
};

/** The props of the tabs. */
export type TabsProps = {
  /** The name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The id of the open tab. */
  readonly active: string;
  readonly onSelect: (id: string) => void;
};

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs by the ARIA authoring practices: one stop for Tab, arrows and Home/End move and open. Every panel stays in the
 * tree, so that its fields keep their values and a page's own scripts find them.
 */
export const Tabs = ({label, tabs, active, onSelect}: TabsProps) => {
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    const next =
      step &&
      tabs[
        step(
          tabs.findIndex(({id}) => id === active),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div className="tabs">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the list itself is not a tab stop;
          the open tab is (ARIA authoring practices, tabs) */}
      <div role="tablist" aria-label={label} className="tab-list" part="tabs" onKeyDown={move}>
        {tabs.map(({id, label, mark}) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            part="tab"
            className={mark ? 'tab marked' : 'tab'}
            aria-selected={id === active ? 'true' : 'false'}
            aria-controls={`panel-${id}`}
            tabIndex={id === active ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {label}
            {mark ? <span className="unseen">{mark}</span> : null}
          </button>
        ))}
      </div>
      {tabs.map(({id, content}) => (
        <div
          key={id}
          id={`panel-${id}`}
          role="tabpanel"
          part="panel"
          className="tab-panel"
          aria-labelledby={`tab-${id}`}
          hidden={id !== active}
        >
          {content}
        </div>
      ))}
    </div>
  );
};
