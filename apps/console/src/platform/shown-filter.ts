/** How long a value of a filter the server keeps may be. */
const longestValue = 200

/** What is chosen in a list, as the server keeps it: short values by the names of the choices; what is not chosen is left out. */
export const shownFilter = (filter: Readonly<Record<string, unknown>>): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]): [string, string | number | boolean][] => {
      if (typeof value === 'string') return value === '' ? [] : [[name, value.slice(0, longestValue)]]
      return typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : []
    }),
  )
