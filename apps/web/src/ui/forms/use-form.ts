import { useState } from 'react'
import { describeFailure, refusedField } from '../../platform/server/call-failure.ts'
import { afterPress } from '../actions/after-press.ts'

/** What is wrong with each field; nothing where it is right. */
type Errors<Name extends string> = { readonly [Field in Name]?: string | undefined }

/** Everything a TextField needs to be part of a form. */
export interface FormField {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

/** A form of plain texts. Fields are named as on the wire, so that the server's answer finds its field. A field is checked
 *  when it is left, all of them on sending; what was typed always stays. */
export const useForm = <Name extends string>(
  initial: Readonly<Record<Name, string>>,
  validate: (values: Readonly<Record<Name, string>>) => Errors<Name>,
) => {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<Name, string>>(new Map())
  const wrong = validate(values)
  const names = Object.keys(initial).filter((name): name is Name => name in initial)

  const setValue = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setRefused((before) => new Map([...before].filter(([each]) => each !== name)))
  }

  return {
    values,
    setValue,
    /** What is wrong with the first field that is not right, for the button that waits for it. */
    missing: names.map((name) => wrong[name]).find((problem) => problem !== undefined),
    field: (name: Name): FormField => ({
      name,
      value: values[name],
      onChange: (value: string) => setValue(name, value),
      onBlur: () => {
        if (values[name] !== '') afterPress(() => setLeft((before) => new Set([...before, name])))
      },
      error: refused.get(name) ?? (left.has(name) ? wrong[name] : undefined),
    }),
    /** Whether all fields are right; shows what is not. */
    check: (...only: readonly Name[]): boolean => {
      const checked = only.length > 0 ? only : names
      setLeft((before) => new Set([...before, ...checked]))
      return checked.every((name) => wrong[name] === undefined)
    },
    /** Puts a refusal next to a field: the one it names (`data.field`) or the one given. False where it belongs to none. */
    refuse: (error: unknown, at: string | undefined = refusedField(error)): boolean => {
      const name = names.find((each) => each === at)
      if (name !== undefined) setRefused((before) => new Map([...before, [name, describeFailure(error)]]))
      return name !== undefined
    },
  }
}
