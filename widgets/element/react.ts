/**
 * The part of React's API that widgets use, on Preact core. The widget builds resolve `react` to this file: without
 * preact/compat a widget is about 1.5 kB (brotli) lighter, and lacks nothing that a widget needs. Tests of the build
 * fail on an import that is not listed here.
 */
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
export {Component, createContext, Fragment} from 'preact';
