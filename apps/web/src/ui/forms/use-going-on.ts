import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/** Fields one types one line into. */
const lines = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="hidden"])'

const fieldsOf = (form: HTMLFormElement, selector: string) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)].filter(
    (field) => !field.disabled && !field.readOnly && field.offsetParent !== null,
  )

interface GoingOn {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** How one gets through a form by its keys: Enter goes on to the next field that is empty, and sends where none is; the keys of a phone say which.
 *  What is sent and wrong has the focus at its first wrong field. */
export const useGoingOn = (onSubmit: () => void): GoingOn => {
  const ref = useRef<HTMLFormElement>(null)
  // Fields come and go with what is chosen.
  useEffect(() => {
    if (!ref.current) return
    const fields = fieldsOf(ref.current, `${lines}, textarea`)
    for (const [index, field] of fields.entries()) {
      if (field instanceof HTMLInputElement) field.enterKeyHint = index < fields.length - 1 ? 'next' : 'done'
    }
  })
  return {
    ref,
    onKeyDown: (event) => {
      const { target } = event
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
      const fields = fieldsOf(event.currentTarget, `${lines}, textarea`)
      const next = fields.slice(fields.indexOf(target) + 1).find(({ value }) => value === '')
      if (!fields.includes(target) || !next) return
      event.preventDefault()
      next.focus()
    },
    onSubmit: (event) => {
      event.preventDefault()
      const form = event.currentTarget
      onSubmit()
      // Once what is wrong stands at its field.
      requestAnimationFrame(() => {
        form.querySelector<HTMLElement>('input[aria-invalid="true"], textarea[aria-invalid="true"]')?.focus()
      })
    },
  }
}
