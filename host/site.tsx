import {startTransition, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {useBrowserLocation} from 'wouter/use-browser-location';
import {chicagoDay} from '../insurance/calendar/chicago.ts';
import type {Day} from '../insurance/calendar/day.ts';
import {App} from './app.tsx';
import {loadScreen} from './content/load-screen.ts';
import type {Screen} from './content/screen.ts';
import {followAddressLanguage} from './element/page-protocol.ts';
import {followBanner} from './element/follow-banner.ts';
import {followScreen} from './head/follow-screen.ts';
import {followLinks} from './routing/follow-links.ts';
import {scrollMemory, type ScrollMemory} from './routing/scroll-memory.ts';
import {showTarget} from './routing/show-target.ts';
import {useSite} from './state/site-store.ts';

/** The site in the browser: loads what the next screen needs, then shows it; address, head and elements follow. */
export const Site = ({first}: {readonly first: Screen}) => {
  const [path, navigate] = useBrowserLocation();
  const [screen, setScreen] = useState(first);
  const shown = useRef(first);
  const memory = useRef<ScrollMemory>(null);
  const day = useDay(first.day);

  useEffect(() => {
    const stop = new AbortController();
    memory.current = scrollMemory(() => shown.current.path, stop.signal);
    followLinks((to) => navigate(to), stop.signal);
    followBanner(stop.signal);
    return () => stop.abort();
  }, [navigate]);

  useEffect(() => {
    if (path === shown.current.path) return;
    memory.current?.note(shown.current.path);
    let isOvertaken = false;
    const show = async (): Promise<void> => {
      const next = await loadScreen(path);
      if (!isOvertaken) startTransition(() => setScreen(next));
    };
    // A file that is gone (a new version was put online): the browser can still go there by itself.
    show().catch(() => location.assign(path));
    return () => {
      isOvertaken = true;
    };
  }, [path]);

  useEffect(() => {
    useSite.setState({language: screen.lang});
    const before = shown.current;
    if (screen === before) return;
    shown.current = screen;
    followScreen(screen);
    followAddressLanguage(screen.lang);
    showTarget(before, screen, memory.current?.recall(screen.path) ?? null);
  }, [screen]);

  return <App screen={day === screen.day ? screen : {...screen, day}} />;
};

const never = () => () => undefined;

/** The page may be older than today: once it is alive, the years in its texts follow the day. */
const useDay = (madeFor: Day): Day =>
  useSyncExternalStore(
    never,
    () => chicagoDay(Date.now()),
    () => madeFor,
  );
