/** Who can follow a link to this site. */

/** Whether a name or an address leads each computer to itself only. */
export function loopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return /^127(\.\d{1,3}){3}$/.test(name) || name === '::1' || /(^|\.)localhost$/.test(name);
}
