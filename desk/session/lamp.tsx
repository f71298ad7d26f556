/** The product's lamp, as decoration. */
export const Lamp = () => (
  <svg className="lamp" aria-hidden="true" viewBox="0 0 64 64" width="64" height="64" fill="none">
    <circle cx="32" cy="30" r="26" className="lamp-light" />
    <path className="lamp-line" d="M22 12h20l6 20H16z" />
    <path className="lamp-line" d="M32 32v20M22 56h20M32 52c-6 0-10 2-10 4M32 52c6 0 10 2 10 4" />
    <path className="lamp-line" d="M41 32v8" />
    <circle cx="41" cy="42" r="1.6" className="lamp-dot" />
  </svg>
);
