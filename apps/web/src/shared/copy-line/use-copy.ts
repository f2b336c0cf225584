import { copyText } from '../../platform/clipboard.ts'
import { useTexts } from '../../platform/texts.ts'
import { useAction } from '../../ui/actions/use-action.ts'
import { toast } from '../../ui/overlays/toast.tsx'

/** Copies a text, and says whether it could. */
export const useCopy = (text: string): ReturnType<typeof useAction> => {
  const t = useTexts()
  return useAction(
    () => copyText(text).then(() => toast(t('shell.copied'))),
    () => {
      toast(t('shell.copyFailed'))
      return true
    },
  )
}
