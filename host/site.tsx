import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {useBrowserLocation} from 'wouter/use-browser-location';
import {chicagoDay} from '../insurance/calendar/chicago.ts';
import type {Day} from '../insurance/calendar/day.ts';
import {App} from './app.tsx';
import {loadScreen} from './content/load-screen.ts';
import type {Screen} from './content/screen.ts';
import {followAddressLanguage} from './element/page-protocol.ts';
import {followScreen} from './head/follow-screen.ts';
import {drawScreen} from './routing/draw-screen.ts';
import {followLinks} from './routing/follow-links.ts';
import {scrollMemory, type ScrollMemory} from './routing/scroll-memory.ts';
import {showTarget} from './routing/show-target.ts';

type SiteProps = {
  readonly first: Screen;
  /** Called when the site answers presses, once for each mount. */
  readonly onLive: () => void;
};

/** The site in the browser: loads the next screen, then shows it; head, scroll position and elements follow. */
export const Site = ({first, onLive}: SiteProps) => {
  const [path, navigate] = useBrowserLocation();
  const [screen, setScreen] = useState(first);
  const shown = useRef(first);
  const memory = useRef<ScrollMemory>(null);
  const day = useDay(first.day);

  useEffect(() => {
    const stop = new AbortController();
    memory.current = scrollMemory(() => shown.current.path, stop.signal);
    followLinks((to) => navigate(to), stop.signal);
    onLive();
    return () => stop.abort();
  }, [navigate, onLive]);

  useEffect(() => {
    if (path === shown.current.path) {
      // Back came before the next screen was drawn: that screen must not appear at this address.
      setScreen(shown.current);
      return;
    }
    memory.current?.note(shown.current.path);
    let isOvertaken = false;
    const show = async (): Promise<void> => {
      const next = await loadScreen(path);
      if (!isOvertaken) drawScreen(() => setScreen(next));
    };
    // A file is gone because a new version is online: the browser loads the whole page instead.
    show().catch(() => location.assign(path));
    return () => {
      isOvertaken = true;
    };
  }, [path]);

  useEffect(() => {
    if (screen !== first || day !== first.day) followScreen({...screen, day});
  }, [screen, first, day]);

  useEffect(() => {
    const before = shown.current;
    if (screen === before) return;
    shown.current = screen;
    followAddressLanguage(screen.lang);
    showTarget(before, screen, memory.current?.recall(screen.path) ?? null);
  }, [screen]);

  return <App screen={day === screen.day ? screen : {...screen, day}} />;
};

/** A tab may stay open for days: the day is read again when the visitor comes back to the tab. */
const onReturn = (notify: () => void): (() => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/**
 * Today in Chicago. The served page may be older: the first render uses its day, and the next one follows the present
 * day.
 */
const useDay = (madeFor: Day): Day =>
  useSyncExternalStore(
    onReturn,
    () => chicagoDay(Date.now()),
    () => madeFor,
  );
