/** Whether the member asked their device for less motion. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Stiffness and damping of everything that springs, for a mass of 1. */
const stiffness = 420
const damping = 36

const springMs = 400
const springSteps = 24

/** How far from its rest a spring is, from 1 at the start to 0, in even steps over `springMs`. */
const springCourse: readonly number[] = Array.from({ length: springSteps + 1 }, (_, step) => {
  if (step === springSteps) return 0
  const seconds = ((step / springSteps) * springMs) / 1000
  const decay = damping / 2
  const frequency = Math.sqrt(stiffness - decay ** 2)
  return (
    Math.exp(-decay * seconds) * (Math.cos(frequency * seconds) + (decay / frequency) * Math.sin(frequency * seconds))
  )
})

/** Lets an element that was moved down by `px` spring back to where it belongs. */
export const springBack = (element: HTMLElement, px: number): Animation =>
  element.animate(
    springCourse.map((part) => ({ transform: `translateY(${part * px}px)` })),
    { duration: wantsStillness() ? 0 : springMs },
  )
