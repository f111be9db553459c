/** This many decimals can still be read at a glance. */
const MOST = 4;

/** A fraction or mixed number as a decimal where that comes to an end soon; otherwise nothing. */
export function decimalOf(text: string, point = '.'): string {
  const parts = /^\s*(−?)\s*(?:(\d{1,6})\s+)?(\d{1,6})\/(\d{1,6})\s*$/.exec(text);
  if (!parts) return '';
  const [, sign = '', whole = '0', top = '', bottom = ''] = parts;
  const under = Number(bottom);
  const over = Number(whole) * under + Number(top);
  if (under === 0 || over % under === 0 || (over * 10 ** MOST) % under !== 0) return '';
  return `${sign}${over / under}`.replace('.', point);
}
