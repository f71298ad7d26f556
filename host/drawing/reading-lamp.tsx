/** The lamp over an open book: the blog's picture. Decoration only. */
export const ReadingLamp = () => (
  <svg className="spot spot-large" viewBox="0 0 320 240" aria-hidden="true" focusable="false">
    <circle className="glow" cx="226" cy="92" r="66" />
    <path
      className="teal"
      d="M30 158c40-18 80-16 112 4 30-20 66-22 104-6v62c-38-14-74-12-104 6-32-18-72-20-112-4z"
    />
    <path d="M22 150c40-18 82-16 114 4 30-20 68-22 106-6v62c-38-14-76-12-106 6-32-18-74-20-114-4zM136 154v62" />
    <path d="M42 166c24-7 48-6 72 4M42 182c24-7 48-6 72 4M42 198c20-6 38-6 54-1M158 170c22-10 42-11 64-6M158 186c22-10 42-11 64-6" />
    <path d="M198 116c-22-44-4-92 28-94s50 50 30 94" />
    <path d="M218 36h18v10h-18zM210 46h34l7 13h-48zM208 59c-14 17-14 40-2 56h42c12-16 12-39-2-56" />
    <path d="M206 115h42v9h-42zM198 124h58c8 8 10 18 9 28" />
    <path className="flame" d="M227 78c9 13 10 19 7 25a8.5 8.5 0 0 1-14 0c-3-6-2-12 7-25z" />
    <path d="M8 230h200M222 230h60M294 230h18" />
  </svg>
);
