/** The lamp of the hero: a storm lantern in ink, with two colors slightly beside their lines, as in an old print. */
export const Lamp = () => (
  <svg className="lamp" viewBox="0 0 170 234" aria-hidden="true" focusable="false">
    <path
      className="lamp-back"
      d="M33 150C4 92 28 12 84 10s82 80 54 140M54 58c-20 0-20 26-20 56v66M116 58c20 0 20 26 20 56v66"
    />
    <g className="lamp-fill">
      <path className="glass" d="M64 72c-22 26-22 64-2 86h48c20-22 20-60-2-86z" />
      <path className="brass" d="M50 174h76c15 5 20 29 18 48H36c-2-19 0-41 14-48z" />
      <path className="brass" d="M64 52h44l10 20H56z" />
      <path className="brass" d="M62 156h48v14H62zM24 220h126v12H24z" />
    </g>
    <path className="flame-halo" d="M84 88c20 28 22 40 17 50a18 18 0 0 1-34 0c-5-10-3-22 17-50z" />
    <path className="flame" d="M84 106c11 16 12 23 9 29a10 10 0 0 1-18 0c-3-6-2-13 9-29z" />
    <g className="lamp-line">
      <path d="M33 150C4 92 28 12 84 10s82 80 54 140" />
      <path d="M72 34h26v14H72zM60 48h50l10 20H50z" />
      <path d="M60 68c-22 26-22 62-2 86h54c20-24 20-60-2-86" />
      <path d="M54 58c-20 0-20 26-20 56v66M116 58c20 0 20 26 20 56v66" />
      <path d="M85 68v18M85 142v12M50 104c20 8 50 8 70 0" />
      <path d="M60 154h50v14H60zM48 168h74c15 6 20 28 18 50H30c-2-22 3-44 18-50z" />
      <path d="M22 218h126v14H22z" />
      <path d="M122 182l16-4v10z" />
      <path d="M44 186c-3 7-4 14-3 22" />
    </g>
  </svg>
);

/** The same lamp, small enough for a wordmark. */
export const LampMark = () => (
  <svg className="lamp-mark" viewBox="0 0 32 40" aria-hidden="true" focusable="false">
    <path
      className="mark-flame"
      d="M16 11.5c3.6 5 4.4 7 3.4 9.4a3.9 3.9 0 0 1-6.8 0c-1-2.4-.2-4.4 3.4-9.4z"
    />
    <path
      className="mark-line"
      d="M7 24C2 14 7 2 16 2s14 12 9 22M11.5 9h9M11 9c-4 5-4 11 0 15h10c4-4 4-10 0-15M9 27h14l3 8H6zM4 37.5h24"
    />
  </svg>
);
