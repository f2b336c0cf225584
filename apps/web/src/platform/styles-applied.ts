const areStylesApplied = (): boolean => {
  const applied = new Set<unknown>(document.styleSheets)
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...links].every(({ sheet }) => !sheet || applied.has(sheet))
}

/** One that hangs does not hold up the others for longer. */
const patienceMs = 1500
const lookEveryMs = 16

/** Waits until every style sheet that has arrived counts. WebKit applies none of them while another one is still on its way, as one
 *  is for a part that is fetched ahead, and would draw a screen without its styles. */
export const stylesApplied = async (): Promise<void> => {
  for (let waitedMs = 0; waitedMs < patienceMs && !areStylesApplied(); waitedMs += lookEveryMs)
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
}
