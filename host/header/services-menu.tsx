/* oxlint-disable typescript/unbound-method -- floating-ui types its ref setters as methods; they are bound closures */
import {autoUpdate, offset, shift, useDismiss, useFloating, useInteractions} from '@floating-ui/react';
import {ArrowRight, ChevronDown} from 'lucide';
import {useEffect, useId, useState} from 'react';
import {SERVICE_TEXT_KEYS} from '../../contract/insurance-type.ts';
import {menuServices} from '../content/service-link.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {Spot} from '../drawing/spot.tsx';
import {pathOf} from '../routing/path.ts';
import {hoverGroup, menuDelays} from '../ui/hover-delay.ts';
import {leavingEvents, useCloseOn} from '../ui/use-close-on.ts';
import {useHoverIntent} from '../ui/use-hover-intent.ts';

// The bar's menus are one group: from one to the next there is no second wait.
const group = hoverGroup();

/**
 * The Services menu: opens under the pointer after a delay, and at once by click, Enter, Space or the down arrow; Esc closes
 * the menu and returns focus. The menu is a list of links, so Tab moves through it as through any other list.
 */
export const ServicesMenu = () => {
  const t = useText();
  const {lang, texts} = useScreen();
  const cards = texts.content.services.filter(({id}) => menuServices.includes(id));
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const intent = useHoverIntent(menuDelays, group, setOpen);
  useCloseOn(isOpen, leavingEvents, () => intent.set(false));
  const home = pathOf(lang, {page: 'home'});
  const {
    refs: {setReference, setFloating},
    elements: {reference: trigger, floating: panel},
    floatingStyles,
    context,
  } = useFloating({
    open: isOpen,
    onOpenChange: (next, _event, reason) => (reason === 'escape-key' ? closeByKey() : intent.set(next)),
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [offset(18), shift({padding: 16})],
  });
  const {getReferenceProps, getFloatingProps} = useInteractions([useDismiss(context)]);
  useEffect(() => {
    if (isOpen && isByKey) panel?.querySelector('a')?.focus();
  }, [isOpen, isByKey, panel]);
  const closeByKey = (): void => {
    if (panel?.contains(document.activeElement) && trigger instanceof HTMLElement) trigger.focus();
    intent.set(false);
  };
  const toggle = (isKey: boolean): void => {
    setByKey(isKey);
    intent.set(!isOpen);
  };
  return (
    <>
      <button
        type="button"
        className="navigation-trigger"
        ref={setReference}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        {...getReferenceProps({
          // A press of Enter or Space arrives as a click without a pointer: detail is 0.
          onClick: ({detail}) => toggle(detail === 0),
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setByKey(true);
            intent.set(true);
          },
          onPointerEnter: ({pointerType}) => {
            if (pointerType !== 'mouse') return;
            setByKey(false);
            intent.enter();
          },
          onPointerLeave: () => intent.leave(),
        })}
      >
        {t('services')}
        <Icon node={ChevronDown} size={16} />
      </button>
      {isOpen && (
        <div
          id={panelId}
          className="services-menu"
          ref={setFloating}
          style={floatingStyles}
          {...getFloatingProps({
            onPointerEnter: () => intent.enter(),
            onPointerLeave: () => intent.leave(),
            onBlur: ({relatedTarget, currentTarget}) => {
              if (relatedTarget && !currentTarget.contains(relatedTarget)) intent.set(false);
            },
          })}
        >
          <ul className="plain">
            {cards.map(({id, icon}) => (
              <li key={id}>
                <a href={pathOf(lang, {page: 'service', id})} onClick={() => intent.set(false)}>
                  <Spot name={icon} />
                  <span className="services-menu-name">{t(SERVICE_TEXT_KEYS[id])}</span>
                  <span className="services-menu-text">{t(`${SERVICE_TEXT_KEYS[id]}Desc`)}</span>
                </a>
              </li>
            ))}
          </ul>
          <a className="services-menu-all" href={`${home}#services`} onClick={() => intent.set(false)}>
            {t('servicesMenu')} <Icon node={ArrowRight} size={18} />
          </a>
        </div>
      )}
    </>
  );
};
