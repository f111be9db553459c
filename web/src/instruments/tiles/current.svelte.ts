/** The composer that has the tray and hears the keys: the one that was used last. */
export const current = $state({ id: '' });
