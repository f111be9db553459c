/** Which surface of several has the tray and hears the keys: the one that was looked at last. */
export const current = $state({ id: '' });
