import type { WrittenGoods } from '@cliffhanger/contract/mall/operator-goods-schemas.ts'
import { Box, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { Edit, Loading, NotFound, Title, useGetOne, useParams } from 'react-admin'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { titleIn } from '../../../ui/inputs/html-texts-input.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { GoodsForm } from './goods-form.tsx'
import { StockSections } from './stock-sections.tsx'

/** The article in the address. */
export const GoodsPage = () => {
  const { id = '' } = useParams()
  return /^\d+$/.test(id) ? <GoodsView id={Number(id)} /> : <NotFound />
}

/** One article: what is written about it, and its stock. */
const GoodsView = ({ id }: { readonly id: number }) => {
  const t = useTexts()
  const [tab, setTab] = useState<'details' | 'stock'>('details')
  const { data: goods, error, refetch } = useGetOne<WrittenGoods>('mall-goods', { id })
  if (error && !goods) return <LoadFailure error={error} onRetry={refetch} />
  if (!goods) return <Loading />
  return (
    <Box sx={{ py: 2 }}>
      <Title title={titleIn(goods.texts, currentLanguage())} />
      <Tabs value={tab} onChange={(_, next: typeof tab) => setTab(next)} aria-label={t('mall.article')} sx={{ mb: 2 }}>
        <Tab value="details" label={t('mall.details')} />
        <Tab value="stock" label={t('mall.stock')} />
      </Tabs>
      {tab === 'details' ? (
        // A new version of the article is a new form: what an earlier save left in it is of the version before.
        <Edit key={goods.version} title={false} mutationMode="pessimistic" redirect={false} actions={false}>
          <GoodsForm />
        </Edit>
      ) : (
        <StockSections goods={goods} />
      )}
    </Box>
  )
}
