// The lamp of the wordmark on paper, as an address of its own: a page needs no further file for it.
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#14273a"/>' +
  '<g transform="translate(8 4)"><path fill="#e9a23b" d="M16 10.5c3.6 5 4.4 7 3.4 9.4a3.9 3.9 0 0 1-6.8 0c-1-2.4-.2-4.4 3.4-9.4z"/>' +
  '<path fill="none" stroke="#fbf8f2" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" ' +
  'd="M7 24C2 14 7 2 16 2s14 12 9 22M11.5 9h9M11 9c-4 5-4 11 0 15h10c4-4 4-10 0-15M9 27h14l3 8H6zM4 37.5h24"/></g></svg>';

/** The site's icon as a data address. */
export const favicon = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
