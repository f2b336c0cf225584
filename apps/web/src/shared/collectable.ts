import { create } from 'zustand'

/** What can be collected: today's sign-in, a finished watch task, a spin that costs nothing. */
export type Collectable = 'signIn' | 'task' | 'spin'

const nothing: Readonly<Record<Collectable, boolean>> = { signIn: false, task: false, spin: false }
const useStore = create(() => nothing)

/** Says whether there is something of a kind. */
export const noteCollectable = (what: Collectable, isThere: boolean): void => useStore.setState({ [what]: isThere })

export const forgetCollectable = (): void => useStore.setState(nothing)

/** Whether anything at all can be collected, as far as this device knows. */
export const useIsCollectable = (): boolean => useStore((known) => known.signIn || known.task || known.spin)
