import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { wantsStillness } from '../../../../ui/motion.ts'
import styles from './lifted-message.module.css'

interface LiftedMessageProps {
  /** The row of the chat that is lifted. */
  readonly messageKey: string
  readonly title: string
  readonly isMine: boolean
  readonly above: ReactNode
  /** What can be done, below the message. */
  readonly children: ReactNode
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onClose: () => void
}

const edgePx = 12
const liftMs = 220

const rowOf = (messageKey: string): HTMLElement | null =>
  document.querySelector(`[data-row="${CSS.escape(messageKey)}"]`)

/** A message above its dimmed chat, where it stood, or as near as what belongs to it leaves room. Escape and a tap beside it close it. */
export const LiftedMessage = ({
  messageKey,
  title,
  isMine,
  above,
  children,
  onKeyDown,
  onClose,
}: LiftedMessageProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const copyPlace = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const box = column.current
    const place = copyPlace.current
    const row = rowOf(messageKey)
    const layer = dialog.current
    layer?.showModal()
    // No act is chosen until a key is pressed.
    layer?.focus({ preventScroll: true })
    if (!box || !place) return
    const from = row?.getBoundingClientRect()
    if (row && from) {
      const copy = row.cloneNode(true) as HTMLElement
      copy.removeAttribute('data-message')
      copy.removeAttribute('data-row')
      place.replaceChildren(copy)
      box.style.left = `${from.left}px`
      box.style.width = `${from.width}px`
    }
    /** Answers by how much it stands away from its row. */
    const settle = (): number => {
      const wanted = (from?.top ?? 0) - place.offsetTop
      const lowest = Math.max(edgePx, window.innerHeight - box.offsetHeight - edgePx)
      const top = Math.min(Math.max(wanted, edgePx), lowest)
      box.style.top = `${top}px`
      return wanted - top
    }
    const away = settle()
    if (from && !wantsStillness())
      place.animate([{ transform: `translateY(${away}px)` }, { transform: 'none' }], {
        duration: liftMs,
        easing: 'cubic-bezier(0.2, 0.9, 0.3, 1.1)',
      })
    // More can be done with a message once it is sent.
    const sizes = new ResizeObserver(settle)
    sizes.observe(box)
    return () => {
      sizes.disconnect()
      // The focus goes back to where it was.
      layer?.close()
    }
  }, [messageKey])

  useEffect(() => {
    const element = dialog.current
    const ending = new AbortController()
    const isBeside = (target: EventTarget | null) => target === element || target === column.current
    let beganBeside = false
    const { signal } = ending
    // The press that opened it ends above it: only one that began beside it closes it.
    element?.addEventListener('pointerdown', ({ target }) => (beganBeside = isBeside(target)), { signal })
    element?.addEventListener('click', ({ target }) => beganBeside && isBeside(target) && element.close(), { signal })
    return () => ending.abort()
  }, [])

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.layer}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <h2 id={titleId} className="visually-hidden">
        {title}
      </h2>
      <div ref={column} className={classNames(styles.column, isMine && styles.mine)}>
        {above !== false && <div className={styles.part}>{above}</div>}
        <div ref={copyPlace} className={styles.copy} aria-hidden="true" inert />
        <div className={classNames(styles.part, styles.below)}>{children}</div>
      </div>
    </dialog>
  )
}
