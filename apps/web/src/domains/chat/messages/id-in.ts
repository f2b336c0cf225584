/** An id in the query of a screen; 0 where there is none. */
export const idIn = (query: URLSearchParams, name: string): number => {
  const id = Number(query.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}
