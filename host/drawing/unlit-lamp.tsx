/** The lamp without its flame, a wisp of smoke above the wick: nobody has been here. Decoration only. */
export const UnlitLamp = () => (
  <svg className="spot spot-large" viewBox="0 0 220 270" aria-hidden="true" focusable="false">
    <path className="teal" d="M80 176h74c14 5 18 28 16 46H66c-2-18 0-41 14-46zM94 56h42l9 18H85z" />
    <path d="M61 152C32 94 56 14 112 12s82 80 54 140" />
    <path d="M100 36h26v14h-26zM88 50h50l10 20H78z" />
    <path d="M88 70c-22 26-22 62-2 86h54c20-24 20-60-2-86" />
    <path d="M82 60c-20 0-20 26-20 56v66M144 60c20 0 20 26 20 56v66" />
    <path d="M88 156h50v14H88zM76 170h74c15 6 20 28 18 50H58c-2-22 3-44 18-50zM50 220h126v14H50z" />
    <path d="M113 156v-14" />
    <path d="M113 134c-8-8 8-14 0-24s8-14 1-26" />
    <path d="M8 246h54M78 246h120M208 246h6" />
  </svg>
);
