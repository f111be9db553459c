/** Our own icons: strokes in a 24 × 24 box. */
export const icons = {
  back: '<path d="M15 5l-7 7 7 7"/>',
  forward: '<path d="M9 5l7 7-7 7"/>',
  up: '<path d="M5 15l7-7 7 7"/>',
  down: '<path d="M5 9l7 7 7-7"/>',
  first: '<path d="M7 5v14M18 5l-8 7 8 7"/>',
  last: '<path d="M17 5v14M6 5l8 7-8 7"/>',
  play: '<path d="M8 5.5v13l10.5-6.5z"/>',
  pause: '<path d="M8.5 6v12M15.5 6v12"/>',
  clock: '<circle cx="12" cy="12.5" r="8"/><path d="M12 8v4.5l3 2M9.5 2.5h5"/>',
  rules:
    '<path d="M4 5.5c3-1.2 5.5-.8 8 1 2.5-1.8 5-2.2 8-1v13c-3-1.2-5.5-.8-8 1-2.5-1.8-5-2.2-8-1zM12 6.5v13"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  more: '<g fill="currentColor" stroke="none"><circle cx="12" cy="5" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="12" cy="19" r="2"/></g>',
  undo: '<path d="M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3"/>',
  swap: '<path d="M7 4L3.5 7.5 7 11M3.5 7.5H18M17 13l3.5 3.5L17 20M20.5 16.5H6"/>',
  bag: '<path d="M8.5 7.5C4 11 3.5 20.5 6.5 20.5h11c3 0 2.5-9.5-2-13M8 4.5h8l-1.5 3h-5z"/>',
  hint: '<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5 1.1 1.2 1.1 2.2h5c0-1 .5-1.7 1.1-2.2A6 6 0 0 0 12 3z"/>',
  log: '<path d="M5 6h14M5 12h14M5 18h9"/>',
  shuffle:
    '<path d="M4 7h3c5 0 5 10 10 10h3M4 17h3c2 0 3.2-1.6 4-3.3M13 10.3C13.8 8.6 15 7 17 7h3M18 4.5L20.5 7 18 9.5M18 14.5l2.5 2.5-2.5 2.5"/>',
  sort: '<path d="M5 6h5M5 12h9M5 18h14"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17"/>',
  save: '<path d="M12 4v11M8 11.5L12 15.5l4-4M5 16v4h14v-4"/>',
  send: '<path d="M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8"/>',
  settings:
    '<circle cx="12" cy="12" r="3.2"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2"/>',
  person: '<circle cx="12" cy="8" r="3.8"/><path d="M4.5 20c.8-4 3.6-6 7.5-6s6.7 2 7.5 6"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.3"/><path d="M2.5 19.5c.7-3.6 3-5.4 6.5-5.4s5.8 1.8 6.5 5.4M15.5 5.6a3.3 3.3 0 0 1 0 5.8M18 14.8c2 .8 3.1 2.4 3.5 4.7"/>',
  star: '<path d="M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8z"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>',
  erase: '<path d="M9 5h11v14H9l-6-7zM12.5 9.5l5 5M17.5 9.5l-5 5"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  search: '<circle cx="10.5" cy="10.5" r="6"/><path d="M15 15l5 5"/>',
  edit: '<path d="M14.5 5.5l4 4L8.5 19.5l-5 1 1-5zM12.5 7.5l4 4"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  copy: '<rect x="8" y="8" width="12" height="12" rx="2.5"/><path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2"/>',
  bot: '<rect x="4.5" y="8" width="15" height="11" rx="3"/><path d="M12 4.5V8M9 13v1.5M15 13v1.5"/><circle cx="12" cy="3.8" r="1"/>',
  sound:
    '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>',
  die: '<rect x="4" y="4" width="16" height="16" rx="4"/><g fill="currentColor" stroke="none"><circle cx="8.7" cy="8.7" r="1.5"/><circle cx="15.3" cy="8.7" r="1.5"/><circle cx="12" cy="12" r="1.5"/><circle cx="8.7" cy="15.3" r="1.5"/><circle cx="15.3" cy="15.3" r="1.5"/></g>',
  skip: '<path d="M5 6l7 6-7 6zM13 6l7 6-7 6z"/>',
  file: '<path d="M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5"/>',
  grip: '<g fill="currentColor" stroke="none"><circle cx="9" cy="6" r="1.6"/><circle cx="15" cy="6" r="1.6"/><circle cx="9" cy="12" r="1.6"/><circle cx="15" cy="12" r="1.6"/><circle cx="9" cy="18" r="1.6"/><circle cx="15" cy="18" r="1.6"/></g>',
  flag: '<path d="M6 21V4M6 5c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0"/>',
  zoom: '<circle cx="10.5" cy="10.5" r="6"/><path d="M15 15l5 5M10.5 8v5M8 10.5h5"/>',
  whole: '<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>',
  wait: '<path d="M7 3.5h10M7 20.5h10M8 3.5v3.5c0 2.5 4 3.5 4 5s-4 2.5-4 5v3.5M16 3.5v3.5c0 2.5-4 3.5-4 5s4 2.5 4 5v3.5"/>',
  ruler: '<rect x="2.5" y="8" width="19" height="8" rx="1.5"/><path d="M6.5 8v3M10.2 8v4M13.8 8v3M17.5 8v4"/>',
  bones: '<path d="M3.5 3.5h5v17h-5zM9.5 3.5h5v17h-5zM15.5 3.5h5v17h-5zM3.5 12l5-5M3.5 19l5-5M9.5 12l5-5M9.5 19l5-5M15.5 12l5-5M15.5 19l5-5"/>',
  calculator:
    '<rect x="5" y="3" width="14" height="18" rx="2.5"/><path d="M8.5 7h7"/><path d="M9 12h.01M12 12h.01M15 12h.01M9 16.5h.01M12 16.5h.01M15 16.5h.01" stroke-width="2.4"/>',
  say: '<path d="M4 5h16v11H11l-4.5 4V16H4z"/>',
  columns: '<path d="M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14"/>',
  museum: '<path d="M3.5 9.5L12 4l8.5 5.5zM6 9.5V18M10 9.5V18M14 9.5V18M18 9.5V18M3.5 20.5h17"/>',
  network:
    '<circle cx="12" cy="18" r="1.4" fill="currentColor"/><path d="M8.5 14.5a5 5 0 0 1 7 0M5.5 11.3a9.3 9.3 0 0 1 13 0M2.8 8a13.4 13.4 0 0 1 18.4 0"/>',
} as const;

export type IconName = keyof typeof icons;
