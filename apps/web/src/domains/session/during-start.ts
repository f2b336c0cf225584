let starts = 0

/** While the start page looks whether a stored session lives, an ended one is the start page's own business (S-11). */
export const duringStart = async <Result>(task: () => Promise<Result>): Promise<Result> => {
  starts++
  try {
    return await task()
  } finally {
    starts--
  }
}

/** Asked in the moment a session ends: a little later the start page has led on. */
export const isStarting = (): boolean => starts > 0
