import { useTexts } from '../../platform/texts.ts'
import { Button } from '../actions/button.tsx'
import { useAction } from '../actions/use-action.ts'
import { Sheet } from '../overlays/sheet.tsx'
import { toast } from '../overlays/toast.tsx'
import styles from './form-page.module.css'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

interface TextSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly maxLength: number
  /** What to say where nothing is written; left out where that is allowed. */
  readonly emptyText?: string
  /** Whether a failure is about the text, and is shown at the field; else it is a toast. */
  readonly isOfField?: (error: unknown) => boolean
  readonly onSave: (text: string) => Promise<void>
}

/** Changes one short text: a name, a nickname. It closes once that is stored. */
export const TextSheet = ({ isOpen, onClose, title, ...form }: TextSheetProps) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={title}>
    <TextForm {...form} onDone={onClose} />
  </Sheet>
)

type TextFormProps = Omit<TextSheetProps, 'isOpen' | 'onClose' | 'title'> & { readonly onDone: () => void }

const TextForm = ({ label, hint, value, maxLength, emptyText, isOfField, onSave, onDone }: TextFormProps) => {
  const t = useTexts()
  const form = useForm({ text: value }, ({ text }) => ({ text: text.trim() === '' ? emptyText : undefined }))
  const save = useAction(
    async () => {
      await onSave(form.values.text.trim())
      toast(t('shell.saved'))
      onDone()
    },
    (error) => (isOfField?.(error) === true ? form.refuse(error, 'text') : false),
  )
  return (
    <form
      className={styles.sheetForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (form.check()) save.run()
      }}
    >
      <TextField {...form.field('text')} label={label} hint={hint} maxLength={maxLength} autoFocus />
      <Button type="submit" block busy={save.isBusy} waitsFor={form.missing}>
        {t('shell.save')}
      </Button>
    </form>
  )
}
