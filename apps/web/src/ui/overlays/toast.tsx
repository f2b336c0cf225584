import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import styles from './toast.module.css'

/** How long a toast stays (C-26). */
const toastMs = 2000

interface Toast {
  readonly id: number
  readonly text: string
}

const useToast = create<{ readonly toast: Toast | null }>(() => ({ toast: null }))

/** Shows a short message for 2 s; a newer one takes its place. */
export const toast = (text: string): void => {
  useToast.setState(({ toast: last }) => ({ toast: { id: (last?.id ?? 0) + 1, text } }))
}

/** The place where toasts appear; mounted once. */
export const ToastHost = () => {
  const shown = useToast((state) => state.toast)
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    host.current?.hidePopover()
    if (shown === null) return
    host.current?.showPopover()
    const timer = setTimeout(() => {
      useToast.setState(({ toast: current }) => (current?.id === shown.id ? { toast: null } : {}))
    }, toastMs)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <div ref={host} className={styles.host} role="status" popover="manual">
      {shown && (
        <p key={shown.id} className={styles.toast} data-theme="dark">
          {shown.text}
        </p>
      )}
    </div>
  )
}
