import { Dialog } from '@mui/material'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { type Action, ActionForm } from './action-dialog.tsx'
import { reasonField } from './action-input.tsx'

export interface Question extends Omit<Action<'reason'>, 'run' | 'fields' | 'explanation'> {
  readonly explanation?: string
  /** False where only a confirmation is needed; the reason is '' then. */
  readonly needsReason?: boolean
  /** What the reason is called and what becomes of it, where somebody else than the log reads it. */
  readonly reasonLabel?: string
  readonly reasonHint?: string
  readonly run: (reason: string) => Promise<unknown>
}

const ConfirmActionContext = createContext<(question: Question) => void>(() => undefined)

/** Opens the one dialog that stands before every act that touches a person or cannot be taken back. */
export const useConfirmAction = (): ((question: Question) => void) => useContext(ConfirmActionContext)

/** Holds the dialog. */
export const ConfirmActionProvider = ({ children }: { readonly children: ReactNode }) => {
  const [asked, setAsked] = useState<{ readonly question: Question; readonly number: number }>()
  const [isOpen, setOpen] = useState(false)
  const confirmAction = (question: Question): void => {
    setAsked((before) => ({ question, number: (before?.number ?? 0) + 1 }))
    setOpen(true)
  }
  return (
    <ConfirmActionContext value={confirmAction}>
      {children}
      {/* A question may come while the one before still fades out: it starts empty, above what opened meanwhile. */}
      {asked && (
        <Dialog
          key={asked.number}
          open={isOpen}
          onClose={() => setOpen(false)}
          fullWidth
          maxWidth="xs"
          aria-labelledby="confirm-title"
        >
          <ConfirmForm question={asked.question} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </ConfirmActionContext>
  )
}

const ConfirmForm = ({ question, onClose }: { readonly question: Question; readonly onClose: () => void }) => {
  const t = useTexts()
  const { needsReason = true, reasonLabel, reasonHint, run, ...words } = question
  const field = reasonField(t, { ...(reasonLabel && { label: reasonLabel }), ...(reasonHint && { hint: reasonHint }) })
  return (
    <ActionForm
      {...words}
      titleId="confirm-title"
      fields={needsReason ? [field] : []}
      run={({ reason = '' }: Partial<Record<'reason', string>>) => run(reason)}
      onClose={onClose}
    />
  )
}
