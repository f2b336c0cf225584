/** Whether a package of the client may be fetched from there: a page of the platform itself, or https from one of these hosts. */
export function isPackageAddress(address: string, hosts: readonly string[]): boolean {
  // Two slashes, or a backslash that browsers read as one, would name another host.
  if (/^\/(?![/\\])/.test(address)) return true
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === '' && hosts.includes(host)
}
