/** The table whose game the host has asked for once more: it begins at once, if all are there. */
export const eagerTo = { table: '' };
