const capitals = /\p{Lu}/gu
const most = 4

/** What a bank is called in the fewest signs: `ICBC`, `BB`, `VCB`, `工商`; '' for a name without letters. */
export const bankInitials = (name: string): string => {
  const chinese = name.match(/\p{Script=Han}/gu)?.join('')
  if (chinese !== undefined)
    return (chinese.replace(/^中国(?=..)/u, '').replace(/(储蓄)?银行$/u, '') || chinese).slice(0, 2)
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = ''] = words
  // A name that is short for another is said as it is; what follows is only what it is.
  if (first.length > 1 && first.length <= most && first === first.toUpperCase()) return first
  const letters = words.flatMap((word) => word.match(capitals) ?? []).join('')
  return (letters.length > 1 ? letters : first.slice(0, 2)).slice(0, most)
}
