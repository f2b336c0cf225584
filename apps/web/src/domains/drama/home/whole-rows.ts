/** How many of `count` fill their rows; fewer than one row are all shown. */
export const wholeRows = (count: number, columns: number): number =>
  count < columns ? count : count - (count % columns)
