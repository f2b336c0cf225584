/** An address as operators see it: where somebody comes from, without the end that names their household (`203.0.113.*`, `2001:db8:85a3:*`). */
export function maskAddress(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/\d+$/, '*')
  if (!plain.includes(':')) return plain === '' ? '' : '*'
  return `${plain.split('::')[0]?.split(':').slice(0, 3).join(':') ?? ''}:*`
}
