import { formatSize } from '@cliffhanger/i18n/format/numbers.ts'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'
import { queryClient } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Cell } from '../../../ui/layout/cell.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'

/** Bytes this site keeps on the device; null where the browser does not tell. */
const usedBytes = async (): Promise<number | null> => {
  const storage: StorageManager | undefined = navigator.storage
  return (await storage?.estimate())?.usage ?? null
}

const clearCache = async (): Promise<void> => {
  queryClient.clear()
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** How much the device keeps, and the button that lets it go. Messages stay: they are not a cache. */
export const CacheCell = () => {
  const t = useTexts()
  const language = useLanguage()
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    usedBytes().then(setBytes, () => setBytes(null))
  }, [])
  const clear = useAction(
    async () => {
      await clearCache()
      setBytes(await usedBytes())
      toast(t('account.cacheCleared'))
    },
    () => {
      toast(t('shell.clearFailed'))
      return true
    },
  )
  return (
    <Cell
      icon={Trash2}
      title={t('account.cache')}
      isDisabled={clear.isBusy}
      onClick={clear.run}
      {...(bytes !== null && { value: formatSize(bytes, language) })}
    />
  )
}
