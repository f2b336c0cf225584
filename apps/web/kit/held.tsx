import { type ReactNode, useState } from 'react'

interface HeldProps<Value> {
  readonly initial: Value
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode
}

/** Keeps the value of a control, so that one can try it out on the page. */
export const Held = <Value,>({ initial, children }: HeldProps<Value>) => {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

/** For what a state of the page leads to. */
export const nothing = (): void => {}
