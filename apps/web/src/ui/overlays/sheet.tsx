import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { isDesktop } from '../../platform/appearance/desktop.ts'
import { classNames } from '../class-names.ts'
import { dragToClose } from './drag-to-close.ts'
import styles from './sheet.module.css'
import { standOver } from './stand-over.ts'

const StepAside = createContext<(isAside: boolean) => void>(() => undefined)

/** Lets a part of a sheet make room: while it is aside, what stands outside of the sheet can be used, above it and not below. Does nothing
 *  where there is no sheet. */
export const useStepAside = (): ((isAside: boolean) => void) => useContext(StepAside)

interface SheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** `bottom` slides up from the edge; `center` stands in the middle. */
  readonly position?: 'bottom' | 'center'
  /** False where the title is only read out. */
  readonly showTitle?: boolean
  /** Cannot be closed while something in it is under way. */
  readonly isHeld?: boolean
  /** Nobody pressed anything to see it: the sheet itself has the focus, so that no ring stands around its first control, or the control in it
   *  with `data-begins`, where one would go on typing. */
  readonly opensItself?: boolean
}

/** A native modal dialog: focus stays inside, Escape and a tap beside it close it. */
export const Sheet = ({
  isOpen,
  onClose,
  title,
  children,
  position = 'bottom',
  showTitle = true,
  isHeld = false,
  opensItself = false,
}: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const grip = useRef<HTMLDivElement>(null)
  const titleId = useId()
  // Undefined until a part of it asks for the first time.
  const [isAside, setIsAside] = useState<boolean>()
  // Coming back from nowhere would close the sheet and open it again.
  const [stepAside] = useState(
    () => (isNext: boolean) => setIsAside((before) => (before === undefined && !isNext ? before : isNext)),
  )
  useEffect(() => {
    const element = dialog.current
    element?.close()
    if (isOpen && isAside === true) element?.show()
    else if (isOpen) {
      element?.showModal()
      if (opensItself) (element?.querySelector<HTMLElement>('[data-begins]') ?? element)?.focus({ preventScroll: true })
    }
  }, [isOpen, isAside, opensItself])
  useEffect(() => (isOpen && dialog.current && isDesktop() ? standOver(dialog.current) : undefined), [isOpen])
  useEffect(() => {
    const element = dialog.current
    if (isHeld) return
    const ending = new AbortController()
    const { signal } = ending
    let beganBeside = false
    element?.addEventListener('pointerdown', ({ target }) => (beganBeside = target === element), { signal })
    // A press that began elsewhere, such as in a field or before the sheet was there, does not close it.
    element?.addEventListener('click', ({ target }) => target === element && beganBeside && element.close(), { signal })
    return () => ending.abort()
  }, [isHeld])
  useEffect(() => {
    const sheet = dialog.current
    if (isHeld || !isOpen || !sheet || !grip.current || isDesktop()) return
    const ending = new AbortController()
    dragToClose({ grip: grip.current, sheet, close: () => sheet.close(), signal: ending.signal })
    return () => ending.abort()
  }, [isHeld, isOpen])
  return (
    <dialog
      ref={dialog}
      className={classNames(
        styles.sheet,
        styles[position],
        isAside !== undefined && styles.still,
        isAside && styles.aside,
      )}
      tabIndex={opensItself ? -1 : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (isHeld) event.preventDefault()
      }}
      onClose={({ target, currentTarget }) => {
        // React passes on the closing of a sheet that stands in this one; one that steps aside is open again.
        if (target === currentTarget && !currentTarget.open) onClose()
      }}
    >
      {isOpen && (
        <div className={styles.body}>
          <div
            ref={position === 'bottom' ? grip : undefined}
            className={position === 'bottom' ? styles.grip : undefined}
          >
            {position === 'bottom' && <div className={styles.handle} />}
            <h2 id={titleId} className={showTitle ? styles.title : 'visually-hidden'}>
              {title}
            </h2>
          </div>
          <StepAside value={stepAside}>{children}</StepAside>
        </div>
      )}
    </dialog>
  )
}
