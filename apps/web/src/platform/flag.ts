/** Yes and no as they travel. */
export const flagOf = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0)
