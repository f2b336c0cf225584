import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { changeQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Chips } from '../../../ui/forms/chips.tsx'
import styles from './search-screen.module.css'

/** Above what is browsed by category: which one it is, and the others. Its place is there before the words are. */
export const GenreBar = ({ chosen }: { readonly chosen: number }) => {
  const t = useTexts()
  const genres = useCall(dramaCalls.listHomeTypes, {}).data?.list.filter(({ id }) => id > 0) ?? []
  return (
    <div className={styles.genres}>
      <Chips
        inLine
        label={t('discover.type')}
        options={genres.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={(id) => changeQuery('type_id', String(id))}
      />
    </div>
  )
}
