import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { Choice } from './use-choice.ts'

/** Begins and ends the editing of a list. */
export const EditButton = ({ choice: { chosen, begin, end } }: { readonly choice: Choice }) => {
  const t = useTexts()
  return (
    <Button kind="text" size="small" aria-pressed={chosen !== undefined} onClick={chosen ? end : begin}>
      {t(chosen ? 'collection.done' : 'collection.edit')}
    </Button>
  )
}
