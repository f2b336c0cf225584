import type { MallCategory, WrittenGoods } from '@cliffhanger/contract/mall/operator-goods-schemas.ts'
import { Box, Stack, Typography } from '@mui/material'
import { CreateButton, TopToolbar, useGetList } from 'react-admin'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { Cover } from '../../../ui/cover.tsx'
import { choiceOf, searchFor } from '../../../ui/inputs/filters.tsx'
import { titleIn } from '../../../ui/inputs/html-texts-input.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { OpenChip } from '../../../ui/money/open-chip.tsx'
import { shownText } from '../../../ui/short-texts.ts'
import { Column, Table } from '../../../ui/table.tsx'
import { kindText, priceText } from './goods-texts.ts'

/** The categories there are, by name; a shop has fewer than a page of them. */
export const useCategoryChoices = (): { readonly id: number; readonly name: string }[] => {
  const { data = [] } = useGetList<MallCategory>('mall-categories', { pagination: { page: 1, perPage: 100 } })
  return data.map(({ id, names }) => ({ id, name: shownText(names, currentLanguage()) }))
}

/** Everything the points mall has, offered or not. */
export const GoodsList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('content.write')
  const categories = useCategoryChoices()
  const states = [
    { id: '1', name: t('mall.offered') },
    { id: '0', name: t('mall.notOffered') },
  ]
  const actions = (
    <TopToolbar>
      <CreateButton label={t('mall.createGoods')} variant="contained" />
    </TopToolbar>
  )
  return (
    <ListPage
      title={t('mall.goods')}
      filters={[
        searchFor('keyword', t('mall.searchGoods')),
        choiceOf('cate_id', t('mall.category'), categories, t('mall.allCategories')),
        choiceOf('is_open', t('mall.state'), states, t('mall.allStates')),
      ]}
      actions={mayWrite && actions}
    >
      <Table rowClick="edit">
        <Column<WrittenGoods> source="texts" label={t('mall.article')}>
          {(goods) => <GoodsCell goods={goods} />}
        </Column>
        <Column<WrittenGoods> source="point_price" label={t('mall.price')} isNumber>
          {(goods) => priceText(t, goods)}
        </Column>
        <Column<WrittenGoods> source="stock" label={t('mall.stock')} isNumber>
          {({ stock }) => (
            <Typography component="span" color={stock === 0 ? 'error' : 'inherit'}>
              {stock}
            </Typography>
          )}
        </Column>
        <Column<WrittenGoods> source="sold" label={t('mall.sold')} isNumber />
        <Column<WrittenGoods> source="is_open" label={t('mall.state')}>
          {({ is_open }) => <OpenChip isOpen={is_open === 1} />}
        </Column>
        <Column<WrittenGoods> source="sort" label={t('mall.sort')} isNumber />
      </Table>
    </ListPage>
  )
}

const GoodsCell = ({ goods }: { readonly goods: WrittenGoods }) => {
  const t = useTexts()
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Cover address={goods.cover} width={48} height={48} />
      <Box sx={{ minWidth: 120 }}>
        <Typography sx={{ fontWeight: 600 }}>{titleIn(goods.texts, currentLanguage())}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[`#${goods.id}`, kindText(t, goods)].join(' · ')}
        </Typography>
      </Box>
    </Stack>
  )
}
