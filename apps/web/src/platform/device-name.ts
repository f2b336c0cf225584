/** Names of devices in user agents; the first that fits is it. An iPad calls itself a Mac. */
const names: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** What a list of a member's devices calls this one. */
export const deviceName = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): string => {
  const name = names.find(([sign]) => sign.test(userAgent))?.[1] ?? 'Web'
  return name === 'Mac' && maxTouchPoints > 1 ? 'iPad' : name
}
