import Check from 'lucide-react/icons/check'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './checkbox.module.css'

interface CheckboxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
  /** Each new number shakes the box once: something was tried that needs the tick (V-27). */
  readonly shakes?: number
}

export const Checkbox = ({ checked, onChange, children, shakes = 0 }: CheckboxProps) => {
  const label = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    if (shakes === 0) return
    const steps = [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }))
    label.current?.animate(steps, { duration: 320, easing: 'ease-out' })
    label.current?.querySelector('input')?.focus()
  }, [shakes])
  return (
    <label ref={label} className={styles.checkbox}>
      <input
        type="checkbox"
        className="visually-hidden"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.box}>{checked && <Icon of={Check} size={14} />}</span>
      <span className={styles.text}>{children}</span>
    </label>
  )
}
