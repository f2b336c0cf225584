/** One field of something that was changed; undefined where it was not there. */
export interface Difference {
  readonly field: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** What differs between two states of a thing, field by field, nested ones as `texts.en.title`. */
export const differencesOf = (before: unknown, after: unknown): Difference[] => {
  const [old, young] = [flattened(before), flattened(after)]
  const fields = [...new Set([...old.keys(), ...young.keys()])].sort()
  return fields
    .map((field) => ({ field, before: old.get(field), after: young.get(field) }))
    .filter((difference) => difference.before !== difference.after)
}

const flattened = (value: unknown, path = ''): Map<string, string> => {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object') return new Map([[path, typeof value === 'string' ? value : JSON.stringify(value)]])
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return new Map([[path, value.join(', ')]])
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...flattened(inner, path === '' ? name : `${path}.${name}`)]),
  )
}
