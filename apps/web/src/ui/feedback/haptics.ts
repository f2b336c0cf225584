/** What a device that can vibrate does, in ms: on, off, on… */
const patterns = {
  select: [8],
  /** A like, a message on its way, the start of a recording. */
  act: [12],
  success: [20, 40, 20],
  refusal: [60],
} as const

/** Lets the device be felt. Browsers allow it only to a page that was touched, and some devices cannot; then nothing happens. */
export const vibrate = (kind: keyof typeof patterns): void => {
  const activation: UserActivation | undefined = navigator.userActivation
  if (activation === undefined || activation.hasBeenActive) navigator.vibrate?.([...patterns[kind]])
}
